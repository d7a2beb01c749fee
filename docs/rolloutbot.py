#!/usr/bin/env python3
"""A bot that tries every action out: stammtisch arena --game rotundo --bots "greedy,ext:python3 docs/rolloutbot.py@200ms"

It knows no rule of any game and needs nothing but Python's standard library and `stammtisch engine`, as docs/engine.md
describes it. For each decision it deals what it cannot see again and again, makes each action in that world, lets the
engine play the game out, and does what won most often until its time was up. STAMMTISCH names the program, if it is
not on the path.
"""

import json
import os
import subprocess
import sys
import time

# More would hardly get a turn within the time. The list begins with what matters most.
MOST_ACTIONS = 24


class Engine:
    """The engine as a child process: one JSON object a line each way."""

    def __init__(self):
        program = os.environ.get("STAMMTISCH", "stammtisch")
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{request['cmd']}: {answer['why']}")
        return answer


def candidates(actions):
    """All of them, or some from the whole length of a long list."""
    if len(actions) <= MOST_ACTIONS:
        return actions
    step = len(actions) / MOST_ACTIONS
    return [actions[int(number * step)] for number in range(MOST_ACTIONS)]


def value(engine, seat, action, seed):
    """What the action brought in the world that is loaded: the win, or a part of a shared one, and the lead."""
    engine.ask(cmd="reset", ply=0)
    engine.ask(cmd="apply", action=action)
    played = engine.ask(cmd="playout", **{"from": "position"}, seed=seed, games=1, level="greedy")
    scores = played["scores"]
    lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :]) if scores else 0
    return played["wins"][seat] / max(1, sum(played["wins"])), lead


def decide(engine, request):
    """The action that did best, and how many games were played out for it."""
    seat, actions = request["seat"], candidates(request["actions"])
    if len(actions) == 1:
        return actions[0], 0
    # Half of the budget: starting and talking take time, too.
    until = time.monotonic() + request.get("ms", 200) / 2000
    won, led = [0.0] * len(actions), [0.0] * len(actions)
    worlds = 0
    while worlds == 0 or time.monotonic() < until:
        seed = f"{request['seed']}/{worlds}"
        world = engine.ask(cmd="redeal", view=request["view"], seed=seed)["state"]
        engine.ask(cmd="load", state=world)
        # Every action is tried in the same worlds, so that none is lucky.
        for number, action in enumerate(actions):
            win, lead = value(engine, seat, action, seed)
            won[number] += win
            led[number] += lead
        worlds += 1
    # With few worlds many actions win equally often; then the lead decides.
    best = max(range(len(actions)), key=lambda number: (won[number], led[number]))
    return actions[best], worlds * len(actions)


def main():
    engine = Engine()
    for line in sys.stdin:
        action, searched = decide(engine, json.loads(line))
        print(json.dumps({"ok": True, "action": action, "searched": searched}), flush=True)


if __name__ == "__main__":
    main()
