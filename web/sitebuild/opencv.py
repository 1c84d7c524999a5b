"""OpenCV.js for the engine: its package is a script that contains the WebAssembly as text."""

from __future__ import annotations

import base64
import re

from .fetch import Packages
from .groups import Files
from .paths import WEB, BuildError

EMBEDDED = re.compile(
    r'wasmBinaryFile="data:application/octet-stream;base64,([^"]*)";'
    r"if\(!isDataURI\(wasmBinaryFile\)\)\{wasmBinaryFile=locateFile\(wasmBinaryFile\)\}"
)
"""The place in the script of the embedded WebAssembly."""
AS_MODULE = "export default (function (address) {{\n{}\nreturn this.cv;\n}}).bind({{}});\n"
"""The script sets a property of ``this``, which is undefined in a module."""


def opencv(packages: Packages) -> Files:
    """Return OpenCV's script as a module, its WebAssembly as a file, and ``vision.mjs``.

    The binary file is a third smaller than the embedded text.

    Raises:
        BuildError: the package has changed its structure.
    """
    script = (packages.npm / "@techstark/opencv-js/dist/opencv.js").read_text("utf-8")
    match = EMBEDDED.search(script)
    if not match:
        raise BuildError("The WebAssembly in @techstark/opencv-js is not where it was.")
    script = f"{script[: match.start()]}wasmBinaryFile=address;{script[match.end() :]}"
    return {
        "vision.mjs": (WEB / "engine/vision.mjs").read_bytes(),
        "opencv.mjs": AS_MODULE.format(script).encode(),
        "opencv.wasm": base64.b64decode(match[1]),
    }
