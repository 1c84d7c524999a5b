"""Puts ``dist/`` together."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import re
import tempfile
from pathlib import Path

from .bytecode import compiled, packed
from .fetch import Packages, fetch, run
from .groups import (
    BUNDLES,
    OPTIONAL,
    Files,
    bundled,
    engine_sources,
    folder_name,
    lock,
    page_files,
    page_script,
    parted,
    read_tree,
    vendor_groups,
)
from .icons import drawn
from .licences import licences_page
from .markup import markup
from .opencv import opencv
from .paths import CACHE, CORE, DIST, ROOT, WEB, BuildError, say
from .styles import stylesheet

ENGINE_GROUPS = ("pyodide", "engine")
"""The groups whose size the page tells while the engine loads."""
FIRST = ("address.js", "observer.js")
"""What runs in the page before anything else."""
ON_INSTALLING = ".png"
"""What only the platform asks for, when the page is installed; not stored before."""
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval' blob:; "
    "worker-src 'self' blob:; connect-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'"
)
"""Nothing but the page's own origin can be reached; PyScript needs 'unsafe-eval'."""


def build(dist: Path = DIST, address: str = "") -> None:
    """Build the site unless it stands as it would be built.

    Args:
        dist: where to.
        address: where it will be published, for what needs a whole address.

    Raises:
        BuildError: a package could not be fetched, or a step failed.
    """
    stamp = _stamp(address)
    mark = dist / ".stamp"
    if mark.is_file() and mark.read_text() == stamp:
        return
    packages = fetch()
    say("Putting the page together …")
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        _assemble(packages, Path(folder) / "dist", address)
        (Path(folder) / "dist/.stamp").write_text(stamp)
        if dist.exists():
            dist.rename(Path(folder) / "old")
        (Path(folder) / "dist").rename(dist)


def _assemble(packages: Packages, dist: Path, address: str) -> None:
    groups = _groups(packages)
    folders = {group: folder_name(group, files) for group, files in groups.items()}
    for group, files in groups.items():
        _write(dist / folders[group], files)
    pages = {
        "index.html": _index(folders, groups, address),
        "licences.html": licences_page(packages),
    }
    _write(dist, pages)
    _write_service_worker(packages, dist, folders, groups, pages)


def _groups(packages: Packages) -> dict[str, Files]:
    """The groups of files. One that names the folders of others comes after them."""
    groups = vendor_groups(packages)
    say("Compiling the engine …")
    archive, later = parted(_by_pyodide(packages, "compile", engine_sources(packages)))
    groups["opencv"] = {**opencv(packages), "photo.zip": later}
    say("Making the memory snapshot …")
    groups["snapshot"] = {"memory.gz": _by_pyodide(packages, "snapshot", archive)}
    folders = {group: folder_name(group, files) for group, files in groups.items()}
    known = {"assets": _assets(folders, groups), "lock": lock(packages)}
    values = {**folders, **{name: json.dumps(value) for name, value in known.items()}}
    interpreter = (WEB / "engine/interpreter.mjs").read_text("utf-8")
    groups["engine"] = {
        "engine.gz": gzip.compress(archive, 9, mtime=0),
        "worker.py": (WEB / "engine/worker.py").read_bytes(),
        "interpreter.mjs": _filled(interpreter, values),
    }
    folders["engine"] = folder_name("engine", groups["engine"])
    parts = bundled(compiled(packages, page_files()))
    groups["app"] = {
        **{f"{name}.gz": packed(files) for name, files in parts.items()},
        "page.py": page_script(_early(folders, groups)),
        "style.css": stylesheet().encode(),
    }
    # Apart, so that a release with the same icons looks the same to who has installed the page.
    icons = read_tree(WEB / "icons")
    groups["icons"] = icons | drawn(icons["icon.svg"])
    return groups


def _assets(folders: dict[str, str], groups: dict[str, Files]) -> dict[str, object]:
    """What the engine fetches after its start: where it is, and its size."""
    return {
        group: {
            "files": [f"../{folders[group]}/{path}" for path in sorted(groups[group])],
            "bytes": _travelling(groups[group]),
        }
        for group in ("highs", *OPTIONAL)
    }


def _early(folders: dict[str, str], groups: dict[str, Files]) -> list[str]:
    """What the engine's start will ask for, the first needed first."""
    paths = [f"./{folders[group]}/{path}" for group in ENGINE_GROUPS for path in groups[group]]
    return sorted(paths, key=lambda path: path.endswith((".wasm", ".gz")))


def _travelling(files: Files) -> int:
    """The bytes of a group on their way, compressed."""
    return sum(len(gzip.compress(data, 6)) for data in files.values())


def _filled(text: str, values: dict[str, str]) -> bytes:
    """The text with each ``{{name}}`` replaced by its value.

    >>> _filled("<{{a}}>", {"a": "1"})
    b'<1>'
    """
    return re.sub(r"\{\{(\w+)\}\}", lambda name: values[name[1]], text).encode()


def _write(folder: Path, files: Files) -> None:
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def _by_pyodide(packages: Packages, name: str, given: bytes) -> bytes:
    """What a script of this folder makes of something in Pyodide; made once for each."""
    script = WEB / f"sitebuild/{name}.mjs"
    pyodide = packages.npm / "pyodide"
    read = (script, WEB / "sitebuild/compiling.py", pyodide / "package.json")
    digest = hashlib.sha256(given + b"".join(path.read_bytes() for path in read)).hexdigest()
    made = CACHE / f"{name}-{digest[:12]}"
    if not made.is_file():
        for old in CACHE.glob(f"{name}-*"):
            old.unlink(missing_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            taken, out = Path(folder) / "given", Path(folder) / "made"
            taken.write_bytes(given)
            run([packages.node, script, pyodide, taken, out])
            out.replace(made)
    return made.read_bytes()


def _index(folders: dict[str, str], groups: dict[str, Files], address: str) -> bytes:
    config = json.dumps(_config(folders, groups), separators=(",", ":"))
    text = markup()
    if "{{head}}" not in text:
        raise BuildError("web/index.html has no {{head}}: the policy and the preloads go there.")
    head = "\n    ".join(_head(folders, groups) + _preview(folders, address))
    return _filled(text, {**folders, "config": html.escape(config), "head": head})


def _head(folders: dict[str, str], groups: dict[str, Files]) -> list[str]:
    """The content policy, what runs first, and what the page will ask for first."""
    pyscript, micropython, app = folders["pyscript"], folders["micropython"], folders["app"]
    modules = [f"{pyscript}/{name}" for name in groups["pyscript"] if name.endswith(".js")]
    modules.append(f"{micropython}/micropython.mjs")
    fetched = [f"{micropython}/micropython.wasm", f"{app}/page.py", f"{app}/page.gz"]
    script = "".join([(WEB / name).read_text("utf-8") for name in FIRST])
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")
    return [
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        f"<script>{script}</script>",
        *[f'<link rel="modulepreload" href="./{path}">' for path in modules],
        *[f'<link rel="preload" as="fetch" crossorigin href="./{p}">' for p in fetched],
    ]


def _preview(folders: dict[str, str], address: str) -> list[str]:
    """The picture that goes with a link to the page; it has to have a whole address."""
    picture = html.escape(f"{address.rstrip('/')}/{folders['icons']}/icon-512.png")
    return [f'<meta property="og:image" content="{picture}">'] if address else []


def _config(folders: dict[str, str], groups: dict[str, Files]) -> dict[str, object]:
    """PyScript's configuration of the main thread; the rest is for the page's workers and paper."""
    size = sum(_travelling(groups[group]) for group in ENGINE_GROUPS)
    return {
        "interpreter": f"./{folders['micropython']}/micropython.mjs",
        "files": {f"./{folders['app']}/page.gz": "page.gz"},
        "bundles": {
            name: {
                "address": f"./{folders['app']}/{name}.gz",
                "modules": [module.replace("/", ".") for module in modules],
            }
            for name, modules in BUNDLES.items()
        },
        "codes": f"./{folders['qr']}/index.mjs",
        "engine": {
            "worker": f"./{folders['engine']}/worker.py",
            "interpreter": f"./{folders['engine']}/interpreter.mjs",
            "bytes": size,
        },
    }


def _write_service_worker(
    packages: Packages,
    dist: Path,
    folders: dict[str, str],
    groups: dict[str, Files],
    pages: Files,
) -> None:
    """Bundle ``web/sw.js`` with Workbox and the list of what it stores."""
    stored: list[dict[str, str | None]] = []
    for name, content in pages.items():
        digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
        url = f"./{name}".removesuffix("index.html")
        stored.append({"url": url, "revision": digest, "integrity": f"sha256-{digest}"})
    stored += [
        {"url": f"./{folders[group]}/{path}", "revision": None}
        for group, files in groups.items()
        if group not in OPTIONAL
        for path in files
        if not path.endswith(ON_INSTALLING)
    ]
    optional = [f"./{folders[group]}/" for group in OPTIONAL]
    run(
        [
            packages.node,
            packages.npm / "esbuild/bin/esbuild",
            WEB / "sw.js",
            "--bundle",
            "--minify",
            "--legal-comments=none",
            f"--define:FILES={json.dumps(stored)}",
            f"--define:OPTIONAL={json.dumps(optional)}",
            '--define:process.env.NODE_ENV="production"',
            f"--outfile={dist / 'sw.js'}",
        ],
        environment={"NODE_PATH": str(packages.npm)},
    )


def _stamp(address: str) -> str:
    """A hash of everything the site is made from."""
    digest = hashlib.sha256(address.encode())
    for folder in (WEB, CORE):
        for path, content in read_tree(folder).items():
            digest.update(f"{folder.relative_to(ROOT)}/{path}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()
