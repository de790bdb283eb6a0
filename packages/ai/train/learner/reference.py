"""Writes decisions with their scores as integers must give them, for packages/ai/src/learned/network.test.ts.

    python3 reference.py --run RUN --games RUN/round-0/games-0.bin --out FILE
"""

import argparse
import base64
import json
import os

import numpy as np

from data import map_file
from network import digest_of, evaluate


def sparse(values):
    """Places and values of what is not 0."""
    places = np.flatnonzero(values)
    return np.stack((places, values[places]), 1).flatten().tolist()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", required=True, help="folder with weights.bin and plan.json")
    parser.add_argument("--games", required=True, help="a file of games")
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int, default=12)
    args = parser.parse_args()
    with open(os.path.join(args.run, "plan.json")) as file:
        plan = json.load(file)
    with open(os.path.join(args.run, "weights.bin"), "rb") as file:
        data = file.read()
    weights = np.frombuffer(data, "<i2")[1:]
    games = map_file(args.games)
    fields = len(plan["orderFields"])
    ends = np.cumsum(games["counts"])
    # From everywhere in the games, but none so long that it fills a page
    short = np.flatnonzero(games["counts"] <= 40 * fields)
    decisions = []
    for at in short[np.linspace(0, len(short) - 1, args.count).astype(int)]:
        orders = games["orders"][ends[at] - games["counts"][at] : ends[at]].reshape(-1, fields)
        scores, value = evaluate(plan, weights, games["areas"][at], games["globals"][at], orders)
        decisions.append(
            {
                "areas": sparse(games["areas"][at].flatten()),
                "globals": sparse(games["globals"][at]),
                "orders": orders.flatten().tolist(),
                "scores": scores.tolist(),
                "value": value,
            }
        )
    with open(args.out, "w") as file:
        lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in decisions)
        text = base64.b64encode(data).decode()
        file.write(f'{{"digest":"{digest_of(data)}",\n"weights":"{text}",\n"decisions":[\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
