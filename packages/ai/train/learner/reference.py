"""Writes decisions with their scores as integers must give them, for packages/ai/src/learned/network.test.ts. Needs NumPy.

    python3 reference.py --run RUN --games RUN/round-0/games-0.bin --out FILE
"""

import argparse
import base64
import hashlib
import json
import os

import numpy as np

from data import map_file


def evaluate(plan, weights, areas, globals_, orders):
    """One decision in integers, as every machine must compute it: its scores and its value."""
    width = plan["width"]
    layer = {}
    at = 0
    for name, rows in plan["layers"]:
        layer[name] = weights[at : at + rows * width].astype(np.int64).reshape(rows, width)
        at += rows * width
    settle = lambda sums: np.clip((sums + 128) >> 8, 0, 1023)
    h = settle((areas.astype(np.int64) << 3) @ layer["areaIn"] + (layer["areaBias"] << 6))
    for n in ("1", "2"):
        sums = h @ layer["self" + n] + (layer["bias" + n] << 6)
        for name in ("land", "water"):
            told = h @ layer[name + n]
            near = np.stack([told[others].sum(0) for others in plan[name]])
            sums = sums + (near >> 2)
        h = settle(sums)
    pool = h.sum(0) >> 5
    g = settle((globals_.astype(np.int64) << 4) @ layer["globalIn"] + (layer["globalBias"][0] << 6))
    context = g @ layer["orderGlobal"] + pool @ layer["orderPool"]
    value = settle(g @ layer["valueGlobal"] + pool @ layer["valuePool"] + (layer["valueBias"][0] << 6))
    h = np.vstack((h, np.zeros((1, width), np.int64)))
    kind, block, strength, start, end, extra = orders.T
    fixed = layer["kind"][kind] + layer["block"][block] + layer["strength"][strength] + layer["extra"][extra]
    hidden = settle(context + (fixed << 6) + h[start] @ layer["orderFrom"] + h[end] @ layer["orderTo"])
    return (hidden * layer["scoreOut"][kind]).sum(1), int(value @ layer["valueOut"][0])


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
    games = {name: values.numpy() for name, values in map_file(args.games).items()}
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
        file.write(f'{{"digest":"{hashlib.sha256(data).hexdigest()}",\n"weights":"{text}",\n"decisions":[\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
