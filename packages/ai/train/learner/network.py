"""The network in floats for training, and in integers as packages/ai/src/learned/network.ts computes it."""

import hashlib
import math

import numpy as np
import torch
from torch import nn

WEIGHT = 256  # units of a weight
ACTIVATION = 64
GREATEST = 1023 / ACTIVATION
LIMIT = 7.99  # of a weight, so that sums stay within 32 bits


class Network(nn.Module):
    """Layers have the names, rows and order that the plan of the game maker gives."""

    def __init__(self, plan):
        super().__init__()
        self.plan = plan
        width = plan["width"]
        self.layers = nn.ParameterDict()
        for name, rows in plan["layers"]:
            spread = 1 / math.sqrt(rows if rows > 1 else width)
            weights = torch.randn(rows, width) * (0.5 if rows == width else 0.3) * spread
            if name in ("self1", "self2"):
                weights = weights + torch.eye(width) * 0.7
            if name in ("scoreOut", "valueOut"):
                weights = torch.randn(rows, width) * 0.08
            if name in ("areaIn", "globalIn"):
                weights = torch.randn(rows, width) * 0.15
            if "Bias" in name or name in ("bias1", "bias2"):
                weights = torch.rand(rows, width) * 0.2
            self.layers[name] = nn.Parameter(weights)
        areas = plan["areas"]
        for name in ("land", "water"):
            near = torch.zeros(areas, areas)
            for area, others in enumerate(plan[name]):
                for other in others:
                    near[area, other] += 0.25
            self.register_buffer(name, near)

    def forward(self, areas, globals_, orders, owner):
        """Scores of all orders in bits, and the value of each decision before its hyperbolic tangent.

        orders: [m, fields], owner: [m], the decision each order belongs to.
        """
        layer = self.layers
        keep = lambda x: x.clamp(0, GREATEST)
        h = keep(areas / 8 @ layer["areaIn"] + layer["areaBias"])
        for n in ("1", "2"):
            land = torch.matmul(self.land.to(h.dtype), h)
            water = torch.matmul(self.water.to(h.dtype), h)
            h = keep(
                h @ layer["self" + n] + land @ layer["land" + n] + water @ layer["water" + n] + layer["bias" + n]
            )
        pool = h.sum(1) / 32
        g = keep(globals_ / 4 @ layer["globalIn"] + layer["globalBias"])
        context = g @ layer["orderGlobal"] + pool @ layer["orderPool"]
        value = keep(g @ layer["valueGlobal"] + pool @ layer["valuePool"] + layer["valueBias"])
        value = (value * layer["valueOut"]).sum(1)

        kind, block, strength, start, end, extra = orders.unbind(1)
        count = self.plan["areas"]
        nowhere = h.new_zeros(h.shape[0], 1, h.shape[2])
        begins = torch.cat((h @ layer["orderFrom"], nowhere), 1).flatten(0, 1)
        ends = torch.cat((h @ layer["orderTo"], nowhere), 1).flatten(0, 1)
        # As a product, because many orders share a row: adding up their gradients one by one is slow
        table = torch.cat([layer[name] for name in ("kind", "block", "strength", "extra")])
        first = lambda name: len(layer[name])
        rows = torch.stack(
            (
                kind,
                first("kind") + block,
                first("kind") + first("block") + strength,
                first("kind") + first("block") + first("strength") + extra,
            ),
            1,
        )
        fixed = torch.zeros(len(kind), len(table), device=h.device).scatter_(1, rows, 1.0) @ table
        at = owner * (count + 1)
        hidden = keep(
            fixed
            + context.index_select(0, owner)
            + begins.index_select(0, at + start)
            + ends.index_select(0, at + end)
        )
        scores = (hidden @ layer["scoreOut"].t()).gather(1, kind[:, None])[:, 0]
        return scores.float(), value.float()

    def limit(self):
        with torch.no_grad():
            for weights in self.layers.values():
                weights.clamp_(-LIMIT, LIMIT)

    def integers(self):
        """All weights in the order of the plan."""
        with torch.no_grad():
            flat = torch.cat([self.layers[name].flatten() for name, _ in self.plan["layers"]])
            return (flat * WEIGHT).round().clamp(-2047, 2047).to(torch.int16).cpu().numpy()


def weight_bytes(plan, weights):
    return np.uint16(plan["width"]).astype("<u2").tobytes() + weights.astype("<i2").tobytes()


def digest_of(data):
    return hashlib.sha256(data).hexdigest()


def evaluate(plan, weights, areas, globals_, orders):
    """One decision in integers: its scores and its value, as every machine must compute them."""
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
            near = np.stack([h[others].sum(0) if others else np.zeros(width, np.int64) for others in plan[name]])
            sums = sums + (near >> 2) @ layer[name + n]
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
