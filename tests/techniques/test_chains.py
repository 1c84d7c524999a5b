"""The search for chains: shortest first, each end once; ratings by length."""

from __future__ import annotations

from sudoku_core.hints.techniques import chain_names
from sudoku_core.hints.techniques.chains import Graph
from sudoku_core.hints.techniques.position import Position
from sudoku_core.hints.techniques.strong_links import cells_of_two, in_cells, of_groups
from tests.noting import noted

CHAIN = {"r1c1": "12", "r1c5": "23", "r5c5": "34", "r5c9": "14"}


def test_layers() -> None:
    graph = Graph(Position(noted(CHAIN)), in_cells(Position(noted(CHAIN))))
    start = graph.nodes.number(1 << 0)
    end = graph.nodes.number(1 << 44 * 9)
    assert [graph.follow(length) for length in (2, 3, 4, 5)] == [True, True, True, False]
    assert graph.layers[start][3] == 1 << end
    assert list(graph.ends(4, ())) == [(min(start, end), max(start, end))]
    assert list(graph.ends(4, [graph])) == []
    assert len(next(graph.paths(start, end, 4))) == 4
    assert list(graph.closing(4)) == []


def test_ratings_grow_with_length() -> None:
    assert chain_names.ratings(7.0) == (7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 7.7)
    rated = chain_names.rated(7.0)
    assert [rated(strong) for strong in range(2, 10)] == [7.0, 7.1, 7.2, 7.3, 7.3, 7.4, 7.4, 7.5]
    assert rated(100) == 7.7


def test_strong_links() -> None:
    position = Position(noted({**CHAIN, "r2c4 r2c5 r2c6 r2c7 r2c8 r2c9": "!1"}))
    assert set(cells_of_two(position)) == {0, 1, 37, 38, 362, 363, 396, 399}
    assert not list(of_groups(Position(noted({}))))
