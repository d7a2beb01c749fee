#!/usr/bin/env python3
"""Repeats Stammtisch's deals with nothing but Python's standard library (see deals.md).

    deals.py GAME SEED PLAYERS             prints a deal
    deals.py --against PROGRAM             compares many deals with what PROGRAM deals
    deals.py --verify RECORD...            checks the shuffles of games played on a server
"""
import hashlib
import hmac
import json
import subprocess
import sys


def key_of_seed(seed):
    return hashlib.sha256(seed.encode()).digest()


def hash_of(text):
    return hashlib.sha256(text.encode()).hexdigest()


def key_of_table(record):
    """The key of a game that was played on a server (see deals.md)."""
    shuffle = record["shuffle"]
    secret = bytes.fromhex(shuffle["secret"])
    assert hashlib.sha256(secret).hexdigest() == shuffle["commitment"], "another secret was promised"

    def keyed(text):
        return hmac.new(secret, text.encode(), hashlib.sha256).digest()

    nonces = shuffle["nonces"]
    assert len(nonces) == record["players"], "every seat has a nonce"
    if "version" not in shuffle:
        return keyed("".join(nonces))
    assert shuffle["version"] == 2, "this form of the proof is newer than this script"
    assert len(shuffle["seats"]) == record["players"], "every seat has a part"
    for seat, (part, nonce) in enumerate(zip(shuffle["seats"], nonces)):
        fixed = {
            "committed": lambda: part["commitment"] == hash_of(nonce),
            "open": lambda: part["nonce"] == nonce,
            "server": lambda: keyed(f"nonce/{seat}")[:16].hex() == nonce,
        }[part["kind"]]
        assert fixed(), f"the nonce of seat {seat} is not the one that was fixed"
    return keyed(seal_of(record) + "".join(f"nonce {nonce}\n" for nonce in nonces))


def seal_of(record):
    """All that was fixed before the first nonce was revealed."""
    shuffle = record["shuffle"]
    rules = {name: record[name] for name in ["game", "options", "players", "version"]}
    written = json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    lines = ["stammtisch shuffle 2", f"table {shuffle['table']}", f"game {shuffle['game']}",
             f"broken {shuffle['broken']}", f"rules {written}", f"secret {shuffle['commitment']}"]
    for seat, part in enumerate(shuffle["seats"]):
        fixed = part.get("commitment") or part.get("nonce")
        lines.append(f"seat {seat} {part['kind']}" + (f" {fixed}" if fixed else ""))
    return "".join(line + "\n" for line in lines)


def shuffle(key, label, items):
    def numbers():
        counter = 0
        while True:
            block = hmac.new(key, f"{label}:{counter}".encode(), hashlib.sha256).digest()
            for at in range(0, 32, 4):
                yield int.from_bytes(block[at : at + 4], "big")
            counter += 1

    stream = numbers()
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        n = last + 1
        number = next(stream)
        while number >= 2**32 // n * n:
            number = next(stream)
        items[last], items[number % n] = items[number % n], items[last]
    return items


def monad(key, players, options={}):
    homes = "ldg" if options.get("homes") == "cold" else "rold" if players == 4 else "royldg"
    homes = shuffle(key, "monad/homes/1", homes)[:players]
    commons = [colour + "1" for colour in "royldg" for _ in range(players)]
    commons = shuffle(key, "monad/commons/1", commons)
    ranks = {"2": "bi", "3": "tri", "4": "quad", "5": "quint"}
    return {
        "homes": homes,
        "hands": [sorted(commons[seat::players]) for seat in range(players)],
        "columns": {
            rank: [colour + rank for colour in shuffle(key, f"monad/{name}/1", "royldg")]
            for rank, name in ranks.items()
        },
    }


def rotundo(key, players, options={}):
    assert "deck" not in options, "only the usual deck is known here"
    materials = "cloth fur leather clay stone wood glass copper platinum gold".split()
    cards = shuffle(key, "rotundo/pile/1", [card for card in materials for _ in range(6)])
    dealt = 7 * players
    return {
        "hands": [sorted(cards[seat:dealt:players]) for seat in range(players)],
        "middle": cards[dealt],
        "pile": cards[dealt + 1 :],
    }


def fiches(key, players, options={}):
    numbers, copies, jokers, rack = (13, 2, 2, 14) if options.get("set") == "classic" else (10, 1, 4, 6)
    tiles = [colour + str(number) for colour in "rybk" for number in range(1, numbers + 1)
             for _ in range(copies)] + ["J"] * jokers
    tiles = shuffle(key, "fiches/pot/1", tiles)
    dealt = rack * players
    return {
        "racks": [sorted(tiles[seat:dealt:players]) for seat in range(players)],
        "pot": tiles[dealt:],
    }


def compare(program):
    cases = [(game, seed, players) for game, most in [(monad, 4), (rotundo, 5), (fiches, 4)]
             for seed in ["1", "42", "Grüße", ""] for players in range(2, most + 1)]
    requests = [{"cmd": "new", "game": game.__name__, "players": players, "seed": seed}
                for game, seed, players in cases]
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    answers = subprocess.run([program, "engine"], input=lines, capture_output=True, text=True,
                             check=True).stdout.splitlines()
    for (game, seed, players), answer in zip(cases, answers, strict=True):
        agree(json.loads(answer)["state"], game(key_of_seed(seed), players))
    print(f"{len(cases)} deals agree")


def agree(state, deal):
    for held in {"hands", "racks"} & state.keys():
        state[held] = [sorted(hand) for hand in state[held]]
    for part, expected in deal.items():
        assert state[part] == expected, (state["game"], part)


def verify(file):
    with open(file, encoding="utf-8") as text:
        record = json.load(text)
    agree(record["deal"], GAMES[record["game"]](key_of_table(record), record["players"], record["options"]))
    if "version" not in record["shuffle"]:
        print("the deal follows from the secret that was promised and from everybody's nonces")
        print("in this first form of the proof, nonces were not fixed before they were known")
        return
    print("the deal follows from the secret and the nonces that were fixed before the shuffle")
    print(f"broken off before: {record['shuffle']['broken']}")
    print("compare this with what your client kept when it revealed its nonce:")
    print(seal_of(record), end="")


GAMES = {"monad": monad, "rotundo": rotundo, "fiches": fiches}


if __name__ == "__main__":
    if sys.argv[1:2] == ["--against"]:
        compare(sys.argv[2])
    elif sys.argv[1:2] == ["--verify"]:
        for file in sys.argv[2:]:
            verify(file)
    else:
        deal = GAMES[sys.argv[1]](key_of_seed(sys.argv[2]), int(sys.argv[3]))
        print(json.dumps(deal, indent=1))
