"""``serve.py`` as its user meets it."""

from __future__ import annotations

import ast
import gzip
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest

from sitebuild.paths import ROOT


def serve(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-u", ROOT / "serve.py", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def get(address: str, **headers: str) -> tuple[Message, bytes]:
    request = urllib.request.Request(address, headers=headers)
    with urllib.request.urlopen(request) as response:
        return response.headers, response.read()


def test_it_says_where_the_page_is_and_serves_it(dist: Path) -> None:
    with serve("--no-open", "--port", "0") as process:
        assert process.stdout
        try:
            line = next(line for line in process.stdout if "The page is at" in line)
            address = line.partition("at ")[2].partition(" ")[0]
            assert address.startswith("http://127.0.0.1:")
            assert get(address)[1] == (dist / "index.html").read_bytes()
        finally:
            process.terminate()


def test_a_taken_port_is_one_sentence(dist: Path) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = listener.getsockname()[1]
        out, errors = serve("--no-open", "--port", str(port)).communicate()
    assert "The page is at" not in out
    assert errors.startswith(f"serve.py: Port {port} cannot be used")
    assert errors.count("\n") == 1


def test_a_port_that_can_not_be_is_refused() -> None:
    process = serve("--port", "70000")
    assert "invalid port value: '70000'" in process.communicate()[1]
    assert process.returncode == 2


def test_only_building_ends_by_itself(dist: Path) -> None:
    process = serve("--build")
    assert str(dist) in process.communicate()[0]
    assert process.returncode == 0


def test_nothing_is_taken_from_anyone(site: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="405"):
        urllib.request.urlopen(site, data=b"text=1")


def test_files_have_their_types_and_travel_compressed(site: str, dist: Path) -> None:
    wasm = next(dist.glob("highs-*/highs.wasm"))
    headers, sent = get(f"{site}{wasm.relative_to(dist)}", **{"Accept-Encoding": "gzip"})
    assert headers["Content-Type"] == "application/wasm"
    assert gzip.decompress(sent) == wasm.read_bytes()
    assert "immutable" in headers["Cache-Control"]
    assert get(site)[0]["Cache-Control"] == "no-cache"
    module = next(dist.glob("engine-*/interpreter.mjs"))
    headers, _ = get(f"{site}{module.relative_to(dist)}")
    assert headers["Content-Type"].startswith("text/javascript")


OLD = (
    (2, 7, 18, "final", 0),
    (3, 6, 15, "final", 0),
    (3, 8, 10, "final", 0),
    (3, 10, 12, "final", 0),
)


@pytest.mark.parametrize("version", OLD)
def test_an_older_python_is_told_which_is_wanted(version: tuple[int | str, ...]) -> None:
    script = ROOT / "serve.py"
    run = f"import sys, runpy; sys.version_info = {version}; runpy.run_path({str(script)!r})"
    ran = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=False)
    older = f"{version[0]}.{version[1]}"
    text = f"serve.py: This needs Python 3.11 or newer; here is Python {older}."
    assert (ran.returncode, ran.stdout, ran.stderr.splitlines()) == (1, "", [text])


def test_every_python_can_compile_what_tells_it() -> None:
    text = (ROOT / "serve.py").read_text(encoding="ascii")
    tree = ast.parse(text, feature_version=(3, 4))
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert "__future__" not in {node.module for node in imported}
    # In Python 2 a function has no annotations, a call of print is another thing.
    newer = (ast.AnnAssign, ast.FunctionDef, ast.JoinedStr, ast.Nonlocal, ast.Starred)
    assert not [node for node in ast.walk(tree) if isinstance(node, newer)]
