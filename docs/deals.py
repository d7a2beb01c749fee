#!/usr/bin/env python3
"""Repeats Stammtisch's deals with nothing but Python's standard library (see deals.md).

    deals.py GAME SEED PLAYERS             prints a deal
    deals.py --against PROGRAM             compares many deals with what PROGRAM deals
"""
import hashlib
import hmac
import json
import subprocess
import sys


def shuffle(seed, label, items):
    key = hashlib.sha256(seed.encode()).digest()

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


def monad(seed, players):
    homes = shuffle(seed, "monad/homes/1", "rold" if players == 4 else "royldg")[:players]
    commons = [colour + "1" for colour in "royldg" for _ in range(players)]
    commons = shuffle(seed, "monad/commons/1", commons)
    ranks = {"2": "bi", "3": "tri", "4": "quad", "5": "quint"}
    return {
        "homes": homes,
        "hands": [sorted(commons[seat::players]) for seat in range(players)],
        "columns": {
            rank: [colour + rank for colour in shuffle(seed, f"monad/{name}/1", "royldg")]
            for rank, name in ranks.items()
        },
    }


def rotundo(seed, players):
    materials = "cloth fur leather clay stone wood glass copper platinum gold".split()
    cards = shuffle(seed, "rotundo/pile/1", [card for card in materials for _ in range(6)])
    dealt = 7 * players
    return {
        "hands": [sorted(cards[seat:dealt:players]) for seat in range(players)],
        "middle": cards[dealt],
        "pile": cards[dealt + 1 :],
    }


def fiches(seed, players):
    tiles = [colour + str(number) for colour in "rybk" for number in range(1, 11)] + ["J"] * 4
    tiles = shuffle(seed, "fiches/pot/1", tiles)
    dealt = 6 * players
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
        state = json.loads(answer)["state"]
        for held in {"hands", "racks"} & state.keys():
            state[held] = [sorted(hand) for hand in state[held]]
        for part, expected in game(seed, players).items():
            assert state[part] == expected, (game.__name__, seed, players, part)
    print(f"{len(cases)} deals agree")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--against"]:
        compare(sys.argv[2])
    else:
        game = {"monad": monad, "rotundo": rotundo, "fiches": fiches}[sys.argv[1]]
        print(json.dumps(game(sys.argv[2], int(sys.argv[3])), indent=1))
