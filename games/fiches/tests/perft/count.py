"""Counts the sequences of listed actions from the state of a perft file, by the rules as written
and by trying every way to lay every set of tiles; it shares no code with the engine.

    python3 count.py FILE.perft DEPTH

For the junior set without rearranging. One lay is listed for every set of rack tiles and number of
jokers taken: the most rewarding. Where several tables earn the same the engine may choose any; the
script goes down all of them, and gives up where their counts differ.
"""

import json
import sys
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

TOP = 10


def split(tile):
    joker = tile.startswith("*")
    name = tile[1:] if joker else tile
    return name[0], int(name[1:]), joker


def name(colour, number, joker):
    return ("*" if joker else "") + f"{colour}{number}"


def rows(parts):
    """All ways to string parts (colour, first, last, old, tiles) together into series."""
    if not parts:
        yield (), 0
        return
    parts = sorted(parts)
    first, rest = parts[0], parts[1:]

    def grow(colour, last, tiles, old, left):
        real = any(not tile.startswith("*") for tile in tiles)
        if len(tiles) >= 3 and real:
            for series, new in rows(left):
                yield (tiles,) + series, new + (not old)
        seen = set()
        for at, (c, f, l, was_old, more) in enumerate(left):
            if c == colour and f == last + 1 and (f, l, was_old, more) not in seen:
                seen.add((f, l, was_old, more))
                others = left[:at] + left[at + 1:]
                yield from grow(colour, l, tiles + more, old or was_old, others)

    yield from grow(first[0], first[2], first[4], first[3], rest)


@lru_cache(maxsize=None)
def lays(rack, table):
    """(tiles, jokers laid, taken) -> (reward, the tables that earn it)."""
    best = {}
    reals = [tile for tile in rack if tile != "J"]
    held = rack.count("J")
    kinds = [(c, n) for c in "rybk" for n in range(1, TOP + 1)]
    on_table = [(at, nth) for at, series in enumerate(table)
                for nth, tile in enumerate(series) if tile.startswith("*")]
    for size in range(len(reals) + 1):
        for laid in combinations(reals, size):
            for jokers in range(held + 1):
                if size + jokers == 0:
                    continue
                freeable = [(at, nth) for at, nth in on_table if table[at][nth][1:] in laid]
                for count in range(len(freeable) + 1):
                    for freed in combinations(freeable, count):
                        if len({table[at][nth] for at, nth in freed}) < count:
                            continue  # one tile for one joker
                        after = [list(series) for series in table]
                        for at, nth in freed:
                            after[at][nth] = after[at][nth][1:]
                        used = [table[at][nth][1:] for at, nth in freed]
                        blocks = [(s[0].strip("*")[0], split(s[0])[1], split(s[-1])[1], True,
                                   tuple(s)) for s in after]
                        loose = [tile for tile in laid if tile not in used]
                        for take in range(count + 1):
                            wild = jokers + count - take
                            for places in combinations_with_replacement(kinds, wild):
                                parts = list(blocks)
                                for tile in loose:
                                    colour, number, _ = split(tile)
                                    parts.append((colour, number, number, False, (tile,)))
                                for colour, number in places:
                                    joker = name(colour, number, True)
                                    parts.append((colour, number, number, False, (joker,)))
                                for series, new in rows(parts):
                                    chips = size + jokers - take + new
                                    found = tuple(sorted(series))
                                    key = (laid, jokers, take)
                                    most, tables = best.get(key, (-1, set()))
                                    if chips > most:
                                        best[key] = (chips, {found})
                                    elif chips == most:
                                        tables.add(found)
    return best


@lru_cache(maxsize=None)
def count(state, depth):
    if depth == 0:
        return 1
    racks, chips, table, pot, turn, idle = state
    if turn is None:
        return 0
    following = (turn + 1) % len(racks)
    found = lays(tuple(sorted(racks[turn])), table)
    can_draw = bool(pot) and chips[turn] > 0
    if depth == 1:
        return len(found) + 1
    total = 0
    for (laid, jokers, take), (reward, tables) in found.items():
        rack = list(racks[turn])
        for tile in list(laid) + ["J"] * jokers:
            rack.remove(tile)
        rack += ["J"] * take
        now = racks[:turn] + (tuple(rack),) + racks[turn + 1:]
        money = chips[:turn] + (chips[turn] + reward,) + chips[turn + 1:]
        to_come = following if rack else None
        counts = {count((now, money, after, pot, to_come, 0), depth - 1) for after in tables}
        if len(counts) > 1:
            sys.exit(f"{laid}, {jokers}, {take} goes on in {counts} ways, by the table chosen")
        total += counts.pop()
    if can_draw:
        now = racks[:turn] + (racks[turn] + pot[:1],) + racks[turn + 1:]
        money = chips[:turn] + (chips[turn] - 1,) + chips[turn + 1:]
        return total + count((now, money, table, pot[1:], following, 0), depth - 1)
    over = idle + 1 == len(racks)
    return total + count(
        (racks, chips, table, pot, None if over else following, idle + 1), depth - 1)


def main():
    with open(sys.argv[1]) as lines:
        text = next(line for line in lines if not line.startswith("#"))
    state = json.loads(text)
    assert state["options"] == {}, "the junior set as it is"
    table = tuple(tuple(series) for series in state["table"])
    racks = tuple(tuple(rack) for rack in state["racks"])
    chips, pot = tuple(state["chips"]), tuple(state["pot"])
    start = (racks, chips, table, pot, state["turn"], state["idle"])
    for depth in range(1, int(sys.argv[2]) + 1):
        print(depth, count(start, depth), flush=True)


main()
