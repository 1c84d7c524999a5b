"""Each Python block of README and web/docs passes ``mypy --strict``, as a reader's own would."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TEXTS = [ROOT / "README.md", *sorted((ROOT / "web" / "docs").glob("*.md"))]
BLOCKS = [block for text in TEXTS for block in BLOCK.findall(text.read_text(encoding="utf-8"))]


@pytest.mark.long
def test_every_python_block_passes_strict_typing(tmp_path):
    names = [f"block{number}.py" for number in range(1, len(BLOCKS) + 1)]
    for name, block in zip(names, BLOCKS, strict=True):
        (tmp_path / name).write_text(block, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", *names],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    # What mypy says of the library's own files is not shown where the library is installed.
    assert [line for line in ran.stdout.splitlines() if line.startswith("block")] == []
    assert ran.returncode in (0, 1), ran.stderr


def test_there_are_python_blocks():
    assert len(BLOCKS) == 2
