"""Packed links, against npm's lz-string and by themselves."""

from __future__ import annotations

import json
import random
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core.formats.errors import ParseError
from sudoku_core.formats.packing.links import LONGEST
from sudoku_core.formats.packing.lzstring import LONGEST_PACKED, pack, unpack

if TYPE_CHECKING:
    from sitebuild.fetch import Packages

SCRIPT = Path(__file__).parent / "lz.mjs"
ALPHABETS = (
    "a",
    "ab",
    '{}[]",:0123456789RC',
    "abcdefghijklmnopqrstuvwxyz é",
    "aÿĀ漢🀄\ud800\udc00",
)


def _random_texts() -> list[str]:
    rng = random.Random(15)
    lengths = [0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 100, 1000, 5000]
    return [
        "".join(rng.choices(alphabet, k=length)) for alphabet in ALPHABETS for length in lengths
    ] + ["".join(map(chr, rng.choices(range(0x10000), k=300)))]


@pytest.mark.native
def test_it_packs_and_unpacks_as_the_usual_package_does(packages: Packages) -> None:
    texts = _random_texts()
    cases = [{"text": text, "packed": pack(text)} for text in texts]
    answers = subprocess.run(
        [packages.node, SCRIPT, packages.npm / "lz-string"],
        input="\n".join(map(json.dumps, cases)) + "\n",
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    for text, case, line in zip(texts, cases, answers.splitlines(), strict=True):
        answer = json.loads(line)
        assert case["packed"] == answer["packed"]
        assert answer["unpacked"] == _paired(text)
        assert unpack(answer["packed"], "x") == unpack(answer["forLinks"], "x") == _paired(text)


def _paired(text: str) -> str:
    """Halves that stand side by side make one sign."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


@given(st.text(alphabet=st.characters(), max_size=200))
def test_what_is_packed_comes_out(text: str) -> None:
    assert unpack(pack(text), "x") == text


def test_what_links_do_to_it_is_undone() -> None:
    text = "".join(text for text in _random_texts() if len(text) == 1000 and "\ud800" not in text)
    packed = pack(text)
    assert "+" in packed
    assert "/" in packed
    assert unpack(packed.replace("+", " ").replace("/", "\\").rstrip("="), "x") == text
    assert unpack("\n".join([packed[:50], packed[50:]]), "x") == text


@given(st.text(max_size=60), st.data())
def test_what_is_damaged_is_refused_or_is_some_text(text: str, data: st.DataObject) -> None:
    packed = pack(text)
    at = data.draw(st.integers(0, len(packed) - 1))
    other = data.draw(st.sampled_from("Az09+/=-$ .é") | st.just(""))
    with suppress(ParseError):
        assert isinstance(unpack(packed[:at] + other + packed[at + 1 :], "x"), str)


@pytest.mark.parametrize("packed", ["", "=", "A", "%", "N4Ig5gNg", "é", pack("sudoku" * 9)[:-6]])
def test_what_ends_too_early_is_damaged(packed: str) -> None:
    with pytest.raises(ParseError) as caught:
        unpack(packed, "f-puzzles")
    assert caught.value.code == "shared.damaged"
    assert "f-puzzles" in str(caught.value)


def test_what_is_too_long_is_not_unpacked() -> None:
    bomb = pack("0" * (LONGEST + 1))
    assert len(bomb) < 5000
    for packed in (bomb, "A" * (LONGEST_PACKED + 1)):
        with pytest.raises(ParseError) as caught:
            unpack(packed, "x")
        assert caught.value.code == "shared.long"
    assert len(unpack(pack("0" * LONGEST), "x")) == LONGEST
