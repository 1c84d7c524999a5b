"""The network that reads the digit in a cell, an ONNX file written by ``tests/training``.

Three convolutions, each with max pooling, and two dense layers turn a square of 28 × 28 pixels into
ten scores: the unnormalised log-likelihoods of blank and of the digits from 1 to 9.
"""

from __future__ import annotations

from importlib.resources import files

SIDE = 28
"""Columns and rows of the network's square."""
CLASSES = 10
"""Number of scores: blank, and the digits from 1 to 9."""


def model() -> bytes:
    """Return the network as ONNX, for OpenCV's ``readNetFromONNX``.

    Returns:
        A file with input ``x`` (float32, count × 1 × 28 × 28) and output ``y`` (count × 10).
    """
    return files(__package__).joinpath("network.onnx").read_bytes()
