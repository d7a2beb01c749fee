#!/usr/bin/env python3
"""A bot for the arena, to begin your own with: stammtisch arena --bots greedy,ext:docs/mybot.py ...

One JSON object a line comes in: what this seat sees, and what it can do. One goes out: what it does.
docs/arena.md says what is in them. Nothing but Python's standard library is needed, and no rule of
any game: this bot goes by a rule of thumb alone.
"""

import json
import random
import sys


def monad(action, view, seat):
    """Make high cards; of two ways take the one that costs fewer and lower ones."""
    ranks = [int(card[1]) for card in action.get("give", [])]
    match action["do"]:
        case "leap":
            return 900
        case "buy":
            return 100 * action["rank"] - sum(ranks)
        case "trade":
            return 90 * (max(ranks) + 1) + (50 if action.get("bonus") else 0)
    # With nothing to make: rather a card than none, and a pass only if there is no way round it.
    return {"draw": 3, "flip": 2, "end": 1}.get(action["do"], 0)


def rotundo(action, view, seat):
    """Collect when you can, with few cards; bid when it is cheap; otherwise wait."""
    bid = len(action.get("bid", []))
    match action["do"]:
        case "collect":
            return 100 - len(action["give"])
        case "take":
            return 50
        case "auction" | "bid":
            return 10 - 4 * bid
    return 5


def fiches(action, view, seat):
    """Lay as many tiles as you can, and keep jokers."""
    if action["do"] != "lay":
        return 0
    return sum(len(series) for series in action["table"]) + 2 * action.get("take", 0)


RULES_OF_THUMB = {"monad": monad, "rotundo": rotundo, "fiches": fiches}


def decide(request):
    view, seat = request["view"], request["seat"]
    worth = RULES_OF_THUMB[view["game"]]
    # The same seed, the same choice: of equals the seed picks one.
    luck = random.Random(request["seed"])
    actions = request["actions"]
    luck.shuffle(actions)
    return max(actions, key=lambda action: worth(action, view, seat))


def main():
    for line in sys.stdin:
        answer = {"ok": True, "action": decide(json.loads(line))}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
