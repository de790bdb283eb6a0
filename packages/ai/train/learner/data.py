"""Games as the game maker wrote them: mapped into memory, several files as one, taken in batches."""

import json
import math

import numpy as np
import torch

HEAD = 4096


def map_file(name):
    with open(name, "rb") as file:
        parts = json.loads(file.read(HEAD))
    # An empty array cannot be mapped
    return {
        part["name"]: np.memmap(name, part["type"], "r", part["offset"], tuple(part["shape"]))
        if math.prod(part["shape"])
        else np.zeros(part["shape"], part["type"])
        for part in parts
    }


class Games:
    def __init__(self, names, plan, device):
        files = [map_file(name) for name in names]
        join = lambda field: torch.from_numpy(np.concatenate([each[field] for each in files])).to(device)
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
