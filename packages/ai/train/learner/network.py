"""The network of packages/ai/src/learned/network.ts in floats, for training."""

import math
import struct

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

    def weights(self):
        """The width and all weights as integers in the order of the plan: two bytes each, low byte first."""
        with torch.no_grad():
            flat = torch.cat([self.layers[name].flatten() for name, _ in self.plan["layers"]])
            numbers = (flat * WEIGHT).round().clamp(-2047, 2047).int().tolist()
        return struct.pack(f"<H{len(numbers)}h", self.plan["width"], *numbers)
