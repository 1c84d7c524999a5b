"""The network that tells what a cell shows: its shape, its weights as text, and both as ONNX.

A square of 28 × 28 goes through three convolutions, each halved, and two layers to ten numbers: how
much speaks for a blank cell, for 1, 2 … 9. ONNX is a message of Protocol Buffers, of which so
little is needed that it is written here.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import prod

from ..messages import InputError, Message

SIDE = 28
"""Columns and rows of the square that it looks at."""
CLASSES = 10
"""Blank, and the digits from 1 to 9."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A layer: what it takes and gives, and the side of its kernel.

    Args:
        name: what its weights are called.
        taken: planes, or numbers, that it takes.
        given: those that it gives.
        kernel: the side of the square that a convolution looks at; 0 where all is joined to all.
    """

    name: str
    taken: int
    given: int
    kernel: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        """Of its weights; its biases are as many as it gives."""
        square = (self.kernel, self.kernel) if self.kernel else ()
        return (self.given, self.taken, *square)


LAYERS = (
    Layer("first", 1, 8, 5),
    Layer("second", 8, 16, 3),
    Layer("third", 16, 16, 3),
    Layer("fourth", 144, 48),
    Layer("last", 48, CLASSES),
)
"""After each but the last, what is below 0 becomes 0; after each convolution, of two by two pixels
the largest stays. A convolution sees 0 beyond the edges, so that what it gives is as large."""

SIZES = tuple(size for layer in LAYERS for size in (prod(layer.shape), layer.given))
"""How many numbers there are of weights and biases, layer by layer."""


def write_weights(weights: Iterable[Sequence[float]]) -> str:
    """Write weights down, as ``read_weights`` reads them.

    Args:
        weights: of each layer in turn the weights, in the order of its shape, and the biases.

    Returns:
        A line for each of these.

    >>> write_weights([[0.5, -2.0], [1 / 3]])
    '0.5 -2\\n0.33333\\n'
    """
    return "".join(" ".join(f"{value:.5g}" for value in row) + "\n" for row in weights)


def read_weights(text: str) -> list[list[float]]:
    """Read weights: of each layer the weights and the biases, a line each; # begins a remark.

    Args:
        text: what ``write_weights`` wrote.

    Returns:
        The numbers of each line.

    Raises:
        InputError: these are not the weights of this network.
    """
    rows = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    try:
        found = [[float(word) for word in row] for row in rows]
    except ValueError:
        found = []
    if tuple(map(len, found)) != SIZES:
        raise InputError(Message("photo.weights"))
    return found


@cache
def model() -> bytes:
    """The network with the weights that come with this package, as ONNX.

    Returns:
        What OpenCV's ``readNetFromONNX`` reads.
    """
    text = files(__package__).joinpath("weights.txt").read_text(encoding="ascii")
    return write_onnx(read_weights(text))


def write_onnx(weights: Sequence[Sequence[float]]) -> bytes:
    """Write the network with these weights as ONNX.

    Args:
        weights: of each layer the weights and the biases.

    Returns:
        The bytes of a file: input ``x`` (count × 1 × 28 × 28), output ``y`` (count × 10).

    >>> len(write_onnx([[0.0] * size for size in SIZES])) // 1000
    45
    """
    nodes: list[bytes] = []
    tensors, name = [], "x"
    for number, layer in enumerate(LAYERS):
        names = [f"{layer.name}.weights", f"{layer.name}.biases"]
        for which, shape in enumerate((layer.shape, (layer.given,))):
            tensors.append(_tensor(names[which], shape, weights[2 * number + which]))
        last = layer is LAYERS[-1]
        if layer.kernel:
            edges = _integers(kernel_shape=[layer.kernel] * 2, pads=[layer.kernel // 2] * 4)
            name = _node(nodes, "Conv", [name, *names], edges)
            name = _node(nodes, "Relu", [name])
            name = _node(nodes, "MaxPool", [name], _integers(kernel_shape=[2, 2], strides=[2, 2]))
            continue
        if LAYERS[number - 1].kernel:
            name = _node(nodes, "Flatten", [name])
        name = _node(nodes, "Gemm", [name, *names], [_integer("transB", 1)], "y" if last else "")
        if not last:
            name = _node(nodes, "Relu", [name])
    graph = b"".join(_field(1, node) for node in nodes) + _field(2, b"cell")
    graph += b"".join(_field(5, tensor) for tensor in tensors)
    graph += _field(11, _value("x", (1, SIDE, SIDE))) + _field(12, _value("y", (CLASSES,)))
    return _number(1, 6) + _field(7, graph) + _field(8, _number(2, 11))


def _node(
    nodes: list[bytes],
    kind: str,
    inputs: Sequence[str],
    attributes: Sequence[bytes] = (),
    output: str = "",
) -> str:
    """Add a node; what its output is called."""
    output = output or f"{kind.lower()}{len(nodes)}"
    text = b"".join(_field(1, name.encode()) for name in inputs) + _field(2, output.encode())
    text += _field(4, kind.encode()) + b"".join(_field(5, one) for one in attributes)
    nodes.append(text)
    return output


def _integer(name: str, value: int) -> bytes:
    return _field(1, name.encode()) + _number(3, value) + _number(20, 2)


def _integers(**values: Sequence[int]) -> list[bytes]:
    return [
        _field(1, name.encode()) + b"".join(_number(8, one) for one in found) + _number(20, 7)
        for name, found in values.items()
    ]


def _tensor(name: str, shape: Sequence[int], values: Sequence[float]) -> bytes:
    raw = struct.pack(f"<{len(values)}f", *values)
    lengths = b"".join(_number(1, length) for length in shape)
    return lengths + _number(2, 1) + _field(8, name.encode()) + _field(9, raw)


def _value(name: str, shape: Sequence[int]) -> bytes:
    """What goes in or comes out: any count of this shape, of 32-bit floats."""
    lengths = [_field(2, b"count"), *(_number(1, length) for length in shape)]
    dimensions = b"".join(_field(1, length) for length in lengths)
    kind = _field(1, _number(1, 1) + _field(2, dimensions))
    return _field(1, name.encode()) + _field(2, kind)


def _field(number: int, text: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(text)) + text


def _number(number: int, value: int) -> bytes:
    return _varint(number << 3) + _varint(value)


def _varint(value: int) -> bytes:
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    found.append(value)
    return bytes(found)
