"""Train the network that reads cells, on cells drawn from fonts alone, and write it as ONNX.

python -m tests.training.train [--pages 16000] [--rounds 8] [--seed 1] [--output FILE]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from sudoku_core.photo.network import CLASSES, SIDE

from .render import pages

FILE = Path(__file__).parents[2] / "sudoku_core/photo/network.onnx"
BATCH = 256
"""Cells in a step of the optimizer."""
LEARNING_RATE = 5e-3
"""Highest learning rate of the cycle."""
TEST_PAGES = 400
"""Pages that the network is not trained on: they calibrate and measure it."""


def layers() -> nn.Sequential:
    """Return the network: squares (count × 1 × 28 × 28) to scores (count × 10)."""
    return nn.Sequential(
        *(nn.Conv2d(1, 8, 5, padding=2), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Conv2d(8, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Conv2d(16, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Flatten(), nn.Linear(144, 48), nn.ReLU(), nn.Linear(48, CLASSES)),
    )


def main() -> None:
    """Draw cells, train, calibrate, and write the network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=16000)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=FILE)
    args = parser.parse_args()
    torch.set_num_threads(1)  # more threads add up in another order, and give other weights
    torch.manual_seed(args.seed)
    cells, shown = drawn(args.pages, args.seed)
    network = layers()
    for line in trained(network, cells, shown, args.rounds):
        print(line, flush=True)
    cells, shown = drawn(TEST_PAGES, args.seed + 1)
    temperature = calibrate(network, cells, shown)
    right, loss = measured(network, cells, shown)
    print(f"{right:.4%} of {len(shown)} cells right, loss {loss:.4f}, scores / {temperature:.3f}")
    write(network, args.output)


def drawn(count: int, seed: int) -> tuple[Tensor, Tensor]:
    """Return the cells of drawn pages, and what each shows."""
    cells, shown = pages(count, seed)
    return torch.from_numpy(cells)[:, None], torch.from_numpy(shown)


def trained(network: nn.Module, cells: Tensor, shown: Tensor, rounds: int) -> Iterator[str]:
    """Train the network, and yield a report after each round."""
    batches = len(shown) // BATCH
    optimizer = torch.optim.AdamW(network.parameters(), LEARNING_RATE, weight_decay=1e-3)
    speed = torch.optim.lr_scheduler.OneCycleLR(optimizer, LEARNING_RATE, rounds * batches)
    for number in range(rounds):
        total = 0.0
        for batch in torch.randperm(len(shown))[: batches * BATCH].split(BATCH):
            shift = torch.randint(-1, 2, (2,)).tolist()
            shifted = torch.roll(cells[batch].float(), shift, (2, 3))
            loss = functional.cross_entropy(network(shifted), shown[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            speed.step()
            total += loss.item()
        yield f"round {number + 1}: {total / batches:.4f}"


@torch.no_grad()
def scores(network: nn.Module, cells: Tensor) -> Tensor:
    """Return the scores of many cells."""
    return torch.cat([network(part.float()) for part in cells.split(4096)])


def calibrate(network: nn.Sequential, cells: Tensor, shown: Tensor) -> float:
    """Divide the scores by the temperature that makes the chances the likeliest; return it.

    Source: Guo, Pleiss, Sun, Weinberger: On Calibration of Modern Neural Networks (2017).
    """
    known = scores(network, cells)
    temperatures = np.linspace(0.5, 2, 151)
    best = min(temperatures, key=lambda t: functional.cross_entropy(known / t, shown).item())
    with torch.no_grad():
        for parameter in network[-1].parameters():
            parameter /= best
    return float(best)


def measured(network: nn.Module, cells: Tensor, shown: Tensor) -> tuple[float, float]:
    """Return the part of the cells that are read right, and the mean loss of a cell."""
    known = scores(network, cells)
    right = (known.argmax(1) == shown).double().mean().item()
    return right, functional.cross_entropy(known, shown).item()


def write(network: nn.Module, path: Path) -> None:
    """Write the network as ONNX: input ``x``, output ``y``, for any number of cells."""
    torch.onnx.export(
        network,
        (torch.zeros(1, 1, SIDE, SIDE),),
        path,
        input_names=["x"],
        output_names=["y"],
        dynamic_axes={"x": {0: "count"}, "y": {0: "count"}},
        opset_version=11,
        dynamo=False,
    )


if __name__ == "__main__":
    main()
