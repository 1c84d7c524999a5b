"""Train the network that reads cells, on cells drawn from fonts alone, and write its weights.

python -m tests.training.train [--pages 16000] [--rounds 8] [--seed 1]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from sudoku_core.photo.network import LAYERS, write_weights

from .render import pages

WEIGHTS = Path(__file__).parents[2] / "sudoku_core/photo/weights.txt"
AT_ONCE = 256
"""Cells of which the network learns together."""
FASTEST = 5e-3
"""How fast it learns at most."""
KEPT_APART = 400
"""Pages of which it learns nothing: by them it is measured, and its chances made honest."""
REMARK = "# Of drawn cells, by tests/training: {pages} pages, {rounds} rounds, seed {seed}."


class Network(nn.Module):
    """The network of ``sudoku_core.photo.network``."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(
            nn.Conv2d(layer.taken, layer.given, layer.kernel, padding=layer.kernel // 2)
            if layer.kernel
            else nn.Linear(layer.taken, layer.given)
            for layer in LAYERS
        )

    def forward(self, cells: Tensor) -> Tensor:
        """What speaks for blank and for each digit (count × 10), of cells (count × 1 × 28 × 28)."""
        for layer, one in zip(LAYERS, self.layers, strict=True):
            cells = one(cells if layer.kernel else cells.flatten(1))
            if layer.kernel:
                cells = functional.max_pool2d(cells, 2)
            if layer is not LAYERS[-1]:
                cells = functional.relu(cells)
        return cells


def main() -> None:
    """Draw, train, make the chances honest, write."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pages", type=int, default=16000)
    asked.add_argument("--rounds", type=int, default=8)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--output", type=Path, default=WEIGHTS)
    args = asked.parse_args()
    torch.set_num_threads(1)  # with more the sums, and so the weights, are others each time
    torch.manual_seed(args.seed)
    cells, shown = drawn(args.pages, args.seed)
    network = Network()
    for told in trained(network, cells, shown, args.rounds):
        print(told, flush=True)
    cells, shown = drawn(KEPT_APART, args.seed + 1)
    heat = honest(network, cells, shown)
    right, loss = measured(network, cells, shown)
    print(f"{right:.4%} of {len(shown)} cells right, {loss:.4f} lost each; divided by {heat:.3f}")
    text = REMARK.format(**vars(args)) + "\n" + write_weights(weights(network))
    args.output.write_text(text, encoding="ascii")


def drawn(count: int, seed: int) -> tuple[Tensor, Tensor]:
    """Pages as the network takes them."""
    cells, shown = pages(count, seed)
    return torch.from_numpy(cells)[:, None], torch.from_numpy(shown)


def trained(network: Network, cells: Tensor, shown: Tensor, rounds: int) -> Iterator[str]:
    """Train, and say after each round how it goes."""
    batches = len(shown) // AT_ONCE
    optimizer = torch.optim.AdamW(network.parameters(), FASTEST, weight_decay=1e-3)
    speed = torch.optim.lr_scheduler.OneCycleLR(optimizer, FASTEST, rounds * batches)
    for number in range(rounds):
        total = 0.0
        for batch in torch.randperm(len(shown))[: batches * AT_ONCE].split(AT_ONCE):
            moved = torch.randint(-1, 2, (2,)).tolist()
            taken = torch.roll(cells[batch].float(), moved, (2, 3))
            loss = functional.cross_entropy(network(taken), shown[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            speed.step()
            total += loss.item()
        yield f"round {number + 1}: {total / batches:.4f}"


@torch.no_grad()
def answers(network: Network, cells: Tensor) -> Tensor:
    """What the network says of many cells."""
    return torch.cat([network(some.float()) for some in cells.split(4096)])


def honest(network: Network, cells: Tensor, shown: Tensor) -> float:
    """Divide what the network says by a number that makes its chances the likeliest.

    Source: Guo, Pleiss, Sun, Weinberger: On Calibration of Modern Neural Networks (2017).
    """
    said = answers(network, cells)
    heats = np.linspace(0.5, 2, 151)
    heat = min(heats, key=lambda one: functional.cross_entropy(said / one, shown).item())
    last = network.layers[-1]
    with torch.no_grad():
        last.weight /= heat
        last.bias /= heat
    return float(heat)


def measured(network: Network, cells: Tensor, shown: Tensor) -> tuple[float, float]:
    """How many cells it reads right, and the loss of a cell."""
    said = answers(network, cells)
    right = (said.argmax(1) == shown).double().mean().item()
    return right, functional.cross_entropy(said, shown).item()


def weights(network: Network) -> Iterator[list[float]]:
    """Of each layer the weights and the biases."""
    for layer in network.layers:
        yield layer.weight.flatten().tolist()
        yield layer.bias.flatten().tolist()


if __name__ == "__main__":
    main()
