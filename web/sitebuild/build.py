"""Assembly of ``dist/``."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import re
import tempfile
from pathlib import Path

from .bytecode import pack, to_bytecode
from .fetch import Packages, fetch, run
from .fonts import digit_fonts
from .groups import (
    BUNDLES,
    OPTIONAL,
    Files,
    engine_sources,
    folder_name,
    lock_file,
    page_files,
    page_script,
    read_tree,
    split_archive,
    split_bundles,
    vendor_groups,
)
from .icons import png_icons
from .licences import licences_page
from .markup import markup
from .opencv import opencv
from .paths import CACHE, CORE, DIST, ROOT, WEB, BuildError, say
from .styles import stylesheet

ENGINE_GROUPS = ("pyodide", "engine")
"""Groups whose size the page shows while the engine loads."""
FIRST = ("address.js", "observer.js")
"""Scripts that run before all others."""
ON_INSTALLING = ".png"
"""Files that the platform requests when the page is installed; not stored in advance."""
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval' blob:; "
    "worker-src 'self' blob:; connect-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'"
)
"""Content policy: only the page's own origin is reachable; PyScript needs 'unsafe-eval'."""


def build(dist: Path = DIST, address: str = "") -> None:
    """Build the site unless it is up to date.

    Args:
        dist: the target folder.
        address: the address of the published site, for links that need a full address.

    Raises:
        BuildError: a package could not be fetched, or a step of the build failed.
    """
    stamp = _stamp(address)
    stamp_file = dist / ".stamp"
    if stamp_file.is_file() and stamp_file.read_text() == stamp:
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
    """Return the groups of files; a group that refers to the folders of others comes after them."""
    groups = vendor_groups(packages)
    say("Compiling the engine …")
    archive, with_opencv = split_archive(
        _run_in_pyodide(packages, "compile", engine_sources(packages))
    )
    groups["opencv"] = {**opencv(packages), "photo.zip": with_opencv}
    say("Making the memory snapshot …")
    groups["snapshot"] = {"memory.gz": _run_in_pyodide(packages, "snapshot", archive)}
    folders = {group: folder_name(group, files) for group, files in groups.items()}
    facts = {"assets": _assets(folders, groups), "lock": lock_file(packages)}
    values = {**folders, **{name: json.dumps(value) for name, value in facts.items()}}
    interpreter = (WEB / "engine/interpreter.mjs").read_text("utf-8")
    groups["engine"] = {
        "engine.gz": gzip.compress(archive, 9, mtime=0),
        "worker.py": (WEB / "engine/worker.py").read_bytes(),
        "interpreter.mjs": _fill(interpreter, values),
    }
    folders["engine"] = folder_name("engine", groups["engine"])
    parts = split_bundles(to_bytecode(packages, page_files()))
    groups["app"] = {
        **{f"{name}.gz": pack(files) for name, files in parts.items()},
        "page.py": page_script(_engine_start(folders, groups)),
        "style.css": stylesheet().encode(),
        **digit_fonts(packages),
    }
    # The icons have their own group: a release with the same icons keeps their addresses, and an
    # installed page does not ask its user about new icons.
    icons = read_tree(WEB / "icons")
    groups["icons"] = icons | png_icons(icons["icon.svg"])
    return groups


def _assets(folders: dict[str, str], groups: dict[str, Files]) -> dict[str, object]:
    """Return addresses and sizes of the groups that the engine fetches after its start."""
    return {
        group: {
            "files": [f"../{folders[group]}/{path}" for path in sorted(groups[group])],
            "bytes": _compressed_size(groups[group]),
        }
        for group in ("highs", *OPTIONAL)
    }


def _engine_start(folders: dict[str, str], groups: dict[str, Files]) -> list[str]:
    """Return the addresses that the start of the engine needs, in their order."""
    paths = [f"./{folders[group]}/{path}" for group in ENGINE_GROUPS for path in groups[group]]
    return sorted(paths, key=lambda path: path.endswith((".wasm", ".gz")))


def _compressed_size(files: Files) -> int:
    """Return the compressed size of a group, in bytes."""
    return sum(len(gzip.compress(data, 6)) for data in files.values())


def _fill(text: str, values: dict[str, str]) -> bytes:
    """Return the text with each ``{{name}}`` replaced by its value.

    >>> _fill("<{{a}}>", {"a": "1"})
    b'<1>'
    """
    return re.sub(r"\{\{(\w+)\}\}", lambda name: values[name[1]], text).encode()


def _write(folder: Path, files: Files) -> None:
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def _run_in_pyodide(packages: Packages, name: str, data: bytes) -> bytes:
    """Return the output of a script of this folder in Pyodide for the data; outputs are cached."""
    script = WEB / f"sitebuild/{name}.mjs"
    pyodide = packages.npm / "pyodide"
    sources = (script, WEB / "sitebuild/compiling.py", pyodide / "package.json")
    digest = hashlib.sha256(data + b"".join(path.read_bytes() for path in sources)).hexdigest()
    cached = CACHE / f"{name}-{digest[:12]}"
    if not cached.is_file():
        for old in CACHE.glob(f"{name}-*"):
            old.unlink(missing_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            source, target = Path(folder) / "input", Path(folder) / "output"
            source.write_bytes(data)
            run([packages.node, script, pyodide, source, target])
            target.replace(cached)
    return cached.read_bytes()


def _index(folders: dict[str, str], groups: dict[str, Files], address: str) -> bytes:
    config = json.dumps(_config(folders, groups), separators=(",", ":"))
    text = markup()
    if "{{head}}" not in text:
        raise BuildError("web/index.html has no {{head}} for the policy and the preloads.")
    head = "\n    ".join(_head(folders, groups) + _preview(folders, address))
    return _fill(text, {**folders, "config": html.escape(config), "head": head})


def _head(folders: dict[str, str], groups: dict[str, Files]) -> list[str]:
    """Return the elements for the content policy, the first scripts and the preloads."""
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
        f'<link rel="preload" as="font" type="font/woff2" crossorigin href="./{app}/digits.woff2">',
    ]


def _preview(folders: dict[str, str], address: str) -> list[str]:
    """Return the element for the preview picture, which needs a full address."""
    picture = html.escape(f"{address.rstrip('/')}/{folders['icons']}/icon-512.png")
    return [f'<meta property="og:image" content="{picture}">'] if address else []


def _config(folders: dict[str, str], groups: dict[str, Files]) -> dict[str, object]:
    """Return PyScript's configuration of the main thread, with settings of the page itself."""
    size = sum(_compressed_size(groups[group]) for group in ENGINE_GROUPS)
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
    """Bundle ``web/sw.js`` with Workbox and the list of files to store."""
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
    """Return a hash of all sources of the site."""
    digest = hashlib.sha256(address.encode())
    for folder in (WEB, CORE):
        for path, content in read_tree(folder).items():
            digest.update(f"{folder.relative_to(ROOT)}/{path}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()
