"""Games as the game maker wrote them: mapped into memory, several files as one, taken in batches."""

import json
import math
import mmap

import torch

HEAD = 4096
TYPES = {"u1": torch.uint8, "<i4": torch.int32, "<f4": torch.float32}


def map_file(name):
    with open(name, "rb") as file:
        parts = json.loads(file.read(HEAD))
        data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
    arrays = {}
    for part in parts:
        count = math.prod(part["shape"])
        kind = TYPES[part["type"]]
        # Nothing cannot be mapped
        flat = torch.frombuffer(data, dtype=kind, count=count, offset=part["offset"]) if count else torch.empty(0, dtype=kind)
        arrays[part["name"]] = flat.view(part["shape"])
    return arrays


class Games:
    def __init__(self, names, plan, device):
        files = [map_file(name) for name in names]
        join = lambda field: torch.cat([each[field].to(device) for each in files])
        fields = len(plan["orderFields"])
        self.areas = join("areas")
        self.globals = join("globals")
        self.orders = join("orders").view(-1, fields)
        self.counts = join("counts").long() // fields
        self.ends = self.counts.cumsum(0)
        self.chosen = join("chosen").long()
        self.taught = join("taught").bool()
        self.likelihoods = join("likelihoods")
        self.targets = join("targets")
        self.advantages = join("advantages")

    def __len__(self):
        return len(self.counts)

    def batches(self, size, share, generator):
        """A share of the decisions, each once, in any order."""
        shuffled = torch.randperm(len(self), generator=generator).to(self.counts.device)
        for at in range(0, int(len(self) * share) - size + 1, size):
            yield self.take(shuffled[at : at + size])

    def take(self, picked):
        counts = self.counts[picked]
        firsts = self.ends[picked] - counts
        owner = torch.repeat_interleave(torch.arange(len(picked), device=picked.device), counts)
        before = counts.cumsum(0) - counts
        places = torch.arange(len(owner), device=picked.device) - before[owner] + firsts[owner]
        return {
            "areas": self.areas[picked].float(),
            "globals": self.globals[picked].float(),
            "orders": self.orders[places].long(),
            "owner": owner,
            "chosen": before + self.chosen[picked],
            "taught": self.taught[picked],
            "likelihoods": self.likelihoods[picked],
            "targets": self.targets[picked],
            "advantages": self.advantages[picked],
        }
