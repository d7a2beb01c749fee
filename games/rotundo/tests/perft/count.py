"""Counts the sequences of listed actions from the state of a perft file, by the rules as written
and by trying every set of cards; it shares no code with the engine.

    python3 count.py FILE.perft DEPTH
"""

import json
import sys
from itertools import product

BAGS = {"beige": 0, "brown": 1, "blue": 2}
STANDARD = [
    ("cloth", 0, 1, 10, True), ("fur", 0, 2, 15, True), ("leather", 0, 3, 20, True),
    ("clay", 1, 1, 15, True), ("stone", 1, 2, 35, False), ("wood", 1, 3, 20, True),
    ("glass", 1, 4, 25, True), ("copper", 2, 2, 40, True), ("platinum", 2, 3, 70, False),
    ("gold", 2, 4, 50, True),
]


def table(options):
    rows = options.get("deck")
    if rows is None:
        return STANDARD
    return [(r["id"], BAGS[r["bag"]], r["number"], r["value"], r["triple"]) for r in rows]


def fits(three, deck):
    rows = [next(row for row in deck if row[0] == name) for name in three]
    numbers = sorted(row[2] for row in rows)
    return (
        len({row[1] for row in rows}) != 2
        and (numbers[0] == numbers[2] or numbers == list(range(numbers[0], numbers[0] + 3)))
        and (len(set(three)) > 1 or rows[0][4])
    )


def bids(display, above, deck):
    """For every total above the standing bid the set with the fewest cards, then with the most
    of the first rows; the cards in the reverse order of the table."""
    best = {}
    for counts in product(*(range(display.count(row[0]) + 1) for row in deck)):
        total = sum(n * row[3] for n, row in zip(counts, deck))
        key = (sum(counts), [-n for n in counts])
        if total > above and (total not in best or key < best[total]):
            best[total] = key
    names = [row[0] for row in deck]
    cards = lambda counts: [name for name, n in zip(names, counts) for _ in range(-n)][::-1]
    return [cards(counts) for _, counts in best.values()]


def value(cards, deck):
    return sum(row[3] * cards.count(row[0]) for row in deck)


def actions(s, deck):
    me = s["turn"]
    if s["over"]:
        return []
    if s["phase"] == "take":
        return [("take",), ("leave",)]
    if s["phase"] == "bid":
        above = value(s["auction"]["high"]["cards"], deck)
        return [("bid", bid) for bid in bids(s["displays"][me], above, deck)] + [("drop",)]
    hand = s["hands"][me]
    pairs = {tuple(sorted((hand[i], hand[j]))) for i in range(len(hand)) for j in range(i)}
    out = [("collect", list(p)) for p in pairs if fits([s["middle"], *p], deck)]
    out += [("auction", bid) for bid in bids(s["displays"][me], 9, deck)]
    return out + [("pass",)]


def next_card(s, after):
    s.update(turn=(after + 1) % s["players"], phase="choose", passes=0, auction=None, middle=None)
    holders = sum(1 for hand in s["hands"] if hand)
    if not s["pile"] or (s["players"] >= 3 and holders <= 1):
        s["over"] = True
    else:
        s["middle"] = s["pile"].pop(0)


def do(s, action):
    s = json.loads(json.dumps(s))
    me, n = s["turn"], s["players"]
    match action:
        case ("pass",):
            s["passes"] += 1
            s["turn"] = (me + 1) % n
            if s["passes"] == n:
                s["discard"].append(s["middle"])
                next_card(s, me)
        case ("collect", give):
            for card in give:
                s["hands"][me].remove(card)
            s["displays"][me] += [s["middle"], *give]
            s.update(middle=None, phase="take", passes=0)
            if not s["discard"]:
                next_card(s, me)
        case ("take",):
            s["hands"][me] += s["discard"][-3:]
            del s["discard"][-3:]
            next_card(s, me)
        case ("leave",):
            next_card(s, me)
        case ("auction", bid):
            s["auction"] = {"high": {"seat": me, "cards": bid}, "out": [False] * n}
            s.update(phase="bid", turn=(me + 1) % n, passes=0)
        case ("bid", bid):
            s["auction"]["high"] = {"seat": me, "cards": bid}
            ask(s, me)
        case ("drop",):
            s["auction"]["out"][me] = True
            ask(s, me)
    return s


def ask(s, me):
    high, out = s["auction"]["high"], s["auction"]["out"]
    seats = [(me + step) % s["players"] for step in range(1, s["players"] + 1)]
    asked = [seat for seat in seats if seat != high["seat"] and not out[seat]]
    if asked:
        s["turn"] = asked[0]
        return
    winner = high["seat"]
    for card in high["cards"]:
        s["displays"][winner].remove(card)
    s["discard"] += high["cards"]
    s["hands"][winner].append(s["middle"])
    next_card(s, winner)


def perft(s, deck, depth):
    if depth == 0:
        return 1
    return sum(perft(do(s, action), deck, depth - 1) for action in actions(s, deck))


if __name__ == "__main__":
    lines = [line for line in open(sys.argv[1]) if not line.startswith("#")]
    state = json.loads(lines[0])
    for depth in range(1, int(sys.argv[2]) + 1):
        print(depth, perft(state, table(state["options"]), depth))
