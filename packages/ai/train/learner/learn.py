"""Learns to play in rounds: games, training, new weights. Games are its own, against a fixed opponent, or a teacher's.

Two processes work at once: while one round is learnt from, the next is played. A run is a folder and goes on where it
stopped. See ../README.md.
"""

import argparse
import hashlib
import json
import math
import os
import shutil
import subprocess
import sys
import time

import torch

from data import Games
from network import Network

HERE = os.path.dirname(os.path.abspath(__file__))


class GameMaker:
    """The program that plays: it answers each line of JSON with one."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.plan = self.answer()

    def ask(self, **job):
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()

    def answer(self):
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("The game maker ended; what it said is above.")
        return json.loads(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Learner:
    def __init__(self, plan, args, device):
        torch.manual_seed(args.seed)
        self.args = args
        self.device = device
        self.network = Network(plan).to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=args.rate, betas=(0.9, 0.99), eps=1e-5)
        self.generator = torch.Generator().manual_seed(args.seed)

    def train(self, games):
        """Clipped policy gradient on own decisions, plain imitation of taught ones, and the value of both."""
        args = self.args
        sums = {}
        steps = 0
        size = max(1, min(args.batch, int(len(games) * args.share)))
        for _ in range(args.epochs):
            for batch in games.batches(size, args.share, self.generator):
                with torch.autocast(self.device.type, torch.bfloat16, enabled=args.bf16):
                    bits, value = self.network(batch["areas"], batch["globals"], batch["orders"], batch["owner"])
                losses = self.losses(batch, bits * math.log(2), value)
                self.optimizer.zero_grad(set_to_none=True)
                losses["total"].backward()
                losses["gradient"] = torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
                self.optimizer.step()
                self.network.limit()
                for name, loss in losses.items():
                    sums[name] = sums.get(name, 0) + loss.detach().float()
                steps += 1
        means = {name: round(float(value) / max(1, steps), 5) for name, value in sums.items()}
        self.adapt(means)
        return steps, means

    def adapt(self, means):
        """Learns slower where a round changes much of what is played, or what changed is not what turned out well."""
        if not self.args.kl or self.args.teacher or not means:
            return
        too_fast = means["kl"] > 1.5 * self.args.kl or means["policy"] > 0.001
        change = 1 / 1.3 if too_fast else 1.3 if means["kl"] < self.args.kl / 1.5 else 1
        for group in self.optimizer.param_groups:
            group["lr"] = min(3e-3, max(1e-4, group["lr"] * change))

    def losses(self, batch, logits, value):
        args = self.args
        owner = batch["owner"]
        count = len(batch["chosen"])
        # A softmax over the orders of each decision
        best = torch.full((count,), -math.inf, device=logits.device)
        best = best.scatter_reduce(0, owner, logits.detach(), "amax")
        shares = (logits - best[owner]).exp()
        sums = torch.zeros(count, device=logits.device).index_add(0, owner, shares)
        logs = logits - best[owner] - sums.log()[owner]
        entropy = torch.zeros(count, device=logits.device).index_add(0, owner, -logs.exp() * logs)
        chosen = logs[batch["chosen"]]
        taught = batch["taught"]

        advantages = batch["advantages"]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        change = chosen - batch["likelihoods"]
        ratio = change.clamp(-5, 5).exp()
        clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
        gain = torch.minimum(ratio * advantages, clipped * advantages)
        policy = -torch.where(taught, chosen, gain).mean()
        worth = (torch.tanh(value) - batch["targets"].clamp(-1, 1)).pow(2).mean()
        spread = entropy.mean()
        return {
            "total": policy + args.value * worth - args.entropy * spread,
            "policy": policy,
            "value": worth,
            "entropy": spread,
            "kl": torch.where(taught, torch.zeros_like(change), -change).mean(),
        }

    def save(self, file, rounds):
        torch.save(
            {"network": self.network.state_dict(), "optimizer": self.optimizer.state_dict(), "rounds": rounds},
            file + ".new",
        )
        os.replace(file + ".new", file)

    def load(self, file):
        kept = torch.load(file, map_location=self.device)
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        if not self.args.kl:
            for group in self.optimizer.param_groups:
                group["lr"] = self.args.rate
        return kept["rounds"]


def commit():
    """Of the repository, or of the one this was packed from."""
    packed = os.path.join(HERE, "commit.txt")
    if os.path.exists(packed):
        with open(packed) as file:
            return file.read().strip()
    found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=HERE, capture_output=True, text=True)
    return found.stdout.strip() or None


def source(args):
    if args.teacher:
        return f"imitation of {args.teacher}"
    return f"games against {args.against}" if args.against else "self-play"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", required=True, help="folder of the run; goes on if there is one")
    parser.add_argument("--minutes", type=float, default=10, help="how long, all in all")
    parser.add_argument("--node", default="node", help="the Node that plays")
    parser.add_argument("--maker", default=os.path.join(HERE, "..", "main.ts"), help="the game maker, or its bundle")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--width", type=int, default=32, help="of the network")
    parser.add_argument("--games", type=int, default=128, help="in a round")
    parser.add_argument("--teacher", help="a contestant to imitate; without one, self-play alone")
    parser.add_argument("--against", help="a contestant to find an answer to, such as legatus@0.25 with a quarter of its budget")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--epochs", type=int, default=2, help="over the games of a round")
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning, at first")
    parser.add_argument("--kl", type=float, default=0.01, help="change of the policy to aim at in a round; 0: fixed rate")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--value", type=float, default=0.5, help="weight of the value's loss")
    parser.add_argument("--lambda", type=float, default=0.9, dest="lambda_", help="how far a surprise reaches back")
    parser.add_argument("--margin", type=float, default=0.4, help="how much of a game's worth is the lead in points")
    parser.add_argument("--share", type=float, default=1, help="of the decisions of a round, to learn from")
    parser.add_argument("--past-share", type=float, default=0.2, help="of games against earlier weights")
    parser.add_argument("--keep-every", type=int, default=10, help="rounds between earlier weights that are kept")
    parser.add_argument("--test-every", type=int, default=10, help="rounds between matches; 0 for none")
    parser.add_argument("--test-games", type=int, default=40)
    parser.add_argument("--test-against", default="random,tiro")
    parser.add_argument("--sharpness", type=float, default=4, help="of the weights in matches")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--bf16", action="store_true", help="half the precision; the ratio of likelihoods suffers")
    parser.add_argument("--threads", type=int, default=0, help="of PyTorch; 0 for its own choice")
    return parser.parse_args()


def main():
    args = arguments()
    started = time.time()
    deadline = started + 60 * args.minutes
    torch.backends.cuda.matmul.allow_tf32 = True
    if args.threads:
        torch.set_num_threads(args.threads)
    os.makedirs(args.run, exist_ok=True)
    inside = lambda *names: os.path.join(args.run, *names)
    maker = GameMaker([args.node, os.path.abspath(args.maker), "serve", "--workers", str(args.workers), "--width", str(args.width)])
    learner = Learner(maker.plan, args, torch.device(args.device))
    first = learner.load(inside("checkpoint.pt")) if os.path.exists(inside("checkpoint.pt")) else 0
    with open(inside("plan.json"), "w") as file:
        json.dump(maker.plan, file)
    about = {"totals": {"games": 0, "decisions": 0, "steps": 0}, "commands": []}
    if first:
        with open(inside("run.json")) as file:
            about = json.load(file)
    totals = about["totals"]
    about["commands"].append(
        {
            "afterRounds": first,
            "source": source(args),
            "arguments": {name: value for name, value in vars(args).items() if name not in ("run", "node", "maker")},
            "commit": commit(),
            "torch": torch.__version__,
        }
    )

    def export(rounds, losses):
        data = learner.network.weights()
        name = inside("weights.bin")
        with open(name + ".new", "wb") as file:
            file.write(data)
        os.replace(name + ".new", name)
        if rounds % args.keep_every == 0:
            shutil.copy(name, inside(f"past-{rounds:05}.bin"))
        about.update(
            digest=hashlib.sha256(data).hexdigest(), width=args.width, weights=maker.plan["weights"], rounds=rounds, losses=losses
        )
        with open(inside("run.json.new"), "w") as file:
            json.dump(about, file, indent=2)
        os.replace(inside("run.json.new"), inside("run.json"))

    def ask_for(number):
        folder = inside(f"round-{number % 2}")
        os.makedirs(folder, exist_ok=True)
        # Weights in use must not change under the game maker
        shutil.copy(inside("weights.bin"), os.path.join(folder, "weights.bin"))
        past = sorted(name for name in os.listdir(args.run) if name.startswith("past-"))
        maker.ask(
            kind="games",
            folder=folder,
            weights=os.path.join(folder, "weights.bin"),
            games=args.games,
            seed=(args.seed * 7919 + number) * 100_003 % (1 << 30),
            past=[inside(name) for name in past[-1:] + past[:-1][-8::2]],
            pastShare=args.past_share,
            teacher=args.teacher,
            against=args.against,
            rewards={"lambda": args.lambda_, "margin": args.margin},
        )

    def tell(line):
        line["minutes"] = round((time.time() - started) / 60, 2)
        text = json.dumps(line)
        print(text, flush=True)
        with open(inside("log.jsonl"), "a") as file:
            file.write(text + "\n")

    tests = []  # asked for and not yet answered

    def ask_for_tests(number):
        shutil.copy(inside("weights.bin"), inside("tested.bin"))
        for against in args.test_against.split(","):
            maker.ask(
                kind="arena",
                weights=inside("tested.bin"),
                against=against,
                games=args.test_games,
                seed=1_000_000 + 1000 * number,
                sharpness=args.sharpness,
            )
            tests.append((number, against))

    def hear_tests():
        for number, against in tests:
            report = maker.answer()
            tell(
                {
                    "round": number,
                    "against": against,
                    "games": report["games"],
                    "wins": report["wins"],
                    "winsAsCaesar": report["winsAsCaesar"],
                }
            )
        tests.clear()

    number = first
    if first == 0:
        export(0, {})
    ask_for(number)
    last = False
    while not last:
        made = maker.answer()
        number += 1
        last = time.time() > deadline
        if not last:
            ask_for(number)
        began = time.time()
        games = Games(made["files"], maker.plan, learner.device)
        steps, losses = learner.train(games)
        for name in ("games", "decisions"):
            totals[name] += made[name]
        totals["steps"] += steps
        tell(
            {
                "round": number,
                "games": made["games"],
                "decisions": made["decisions"],
                "caesar": round(made["caesar"] / made["games"], 3),
                **({"wins": made["wins"]} if args.against else {}),
                "cpuSeconds": round(made["cpuSeconds"], 1),
                "trainSeconds": round(time.time() - began, 1),
                "steps": steps,
                "rate": round(learner.optimizer.param_groups[0]["lr"], 5),
                **losses,
            }
        )
        export(number, losses)
        learner.save(inside("checkpoint.pt"), number)
        hear_tests()
        if args.test_every and (last or number % args.test_every == 0):
            ask_for_tests(number)
    hear_tests()
    maker.close()
    tell({"done": number, **totals})


if __name__ == "__main__":
    sys.exit(main())
