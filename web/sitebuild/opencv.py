"""OpenCV.js as the engine loads it: its package is one script with the program inside, as text."""

from __future__ import annotations

import base64
import re

from .fetch import Packages
from .groups import Files
from .place import WEB, BuildError

INSIDE = re.compile(
    r'wasmBinaryFile="data:application/octet-stream;base64,([^"]*)";'
    r"if\(!isDataURI\(wasmBinaryFile\)\)\{wasmBinaryFile=locateFile\(wasmBinaryFile\)\}"
)
"""Where the script has its program, and says where it is."""
AS_MODULE = "export default (function (address) {{\n{}\nreturn this.cv;\n}}).bind({{}});\n"
"""In a module ``this`` is nothing, to which the script could not give its name."""


def opencv(packages: Packages) -> Files:
    """OpenCV's script as a module, its program as it is (a third less travels), and what uses it.

    Raises:
        BuildError: the package is not as it was.
    """
    script = (packages.npm / "@techstark/opencv-js/dist/opencv.js").read_text("utf-8")
    found = INSIDE.search(script)
    if not found:
        raise BuildError("The program in @techstark/opencv-js is not found where it was.")
    script = f"{script[: found.start()]}wasmBinaryFile=address;{script[found.end() :]}"
    return {
        "vision.mjs": (WEB / "engine/vision.mjs").read_bytes(),
        "opencv.mjs": AS_MODULE.format(script).encode(),
        "opencv.wasm": base64.b64decode(found[1]),
    }
