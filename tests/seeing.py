"""The page's engine in Chromium, asked what pictures show, without the page around it."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sitebuild.paths import WEB

if TYPE_CHECKING:
    from playwright.sync_api import Page

SERVER = """
import json, js, pyodide_js
from engine import serving

def post(event):
    js.postMessage(json.dumps(event))

def answer(request, *others):
    if request["op"] == "photo":
        from engine import photos
        photos.read_plane = lambda *given, **named: told(read_plane(*given, **named))
        from sudoku_core.photo import read_plane
    plain(request, *others)

def told(found):
    post({"kind": "likelihoods", "rows": [list(map(float, row)) for row in found.likelihoods]})
    return found

plain, serving.answer = serving.answer, answer
serving.Server(js, pyodide_js.loadPackage, post).handle
"""
WORKER = """
import { loadPyodide } from "ENGINE";
const waiting = [];
onmessage = ({ data }) => waiting.push(data);
const python = await loadPyodide({ indexURL: "ENGINE" });
const handle = python.runPython(SERVER);
onmessage = ({ data }) => handle(...data);
for (const data of waiting) handle(...data);
await highs;
postMessage(JSON.stringify({ kind: "ready" }));
"""
START = """([source, shrunk]) => new Promise((done) => {
  const blob = new Blob([source], { type: "text/javascript" });
  globalThis.shrunk = new Function(shrunk)();
  globalThis.worker = new Worker(URL.createObjectURL(blob), { type: "module" });
  worker.onmessage = done;
})"""
ASK = """async ([text, request]) => {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const start = performance.now();
  const image = await shrunk(new Blob([bytes]), 1000);
  const { width, height, data } = image;
  const events = await new Promise((done) => {
    const found = [];
    worker.onmessage = (message) => {
      found.push([JSON.parse(message.data), performance.now() - start]);
      if (found.at(-1)[0].kind === "reply") done(found);
    };
    worker.postMessage([JSON.stringify({ ...request, width, height }), data]);
  });
  let green = "";
  for (let at = 1; at < data.length; at += 4) green += String.fromCharCode(data[at]);
  return [width, height, btoa(green), events];
}"""


class Seen:
    """Record of what the engine told of a picture.

    Args:
        told: what the script in the page gave.
    """

    def __init__(self, reply: Any) -> None:
        width, height, green, events = reply
        self.size: tuple[int, int] = width, height
        self.green = base64.b64decode(green)
        self.seconds: float = events[-1][1] / 1000
        self.reply: dict[str, Any] = events[-1][0]["reply"]
        self.kinds = [event["kind"] for event, _ in events]
        rows = [event["rows"] for event, _ in events if event["kind"] == "likelihoods"]
        self.likelihoods: list[list[float]] = rows[0] if rows else []
        self.at = {event.get("stage", event["kind"]): at / 1000 for event, at in events}


@contextmanager
def looking(page: Page, site: str, dist: Path) -> Iterator[Eye]:
    """The engine, ready to look at pictures; OpenCV is fetched for the first.

    Args:
        page: Playwright's page.
        site: the address of the site.
        dist: its folder.
    """
    (script,) = dist.glob("engine-*/interpreter.mjs")
    address = f"{site}{script.parent.name}/{script.name}"
    worker = WORKER.replace("ENGINE", address).replace("SERVER", json.dumps(SERVER))
    source = (WEB / "ui/photo/browser.py").read_text("utf-8")
    (shrunk,) = re.findall(r'js\.Function\.new\(\s*"""(.*?)"""', source, re.DOTALL)
    page.goto(f"{site}licences.html")
    page.evaluate(START, [worker, shrunk])
    yield Eye(page)
    page.evaluate("worker.terminate()")


class Eye:
    """Looks at pictures.

    Args:
        page: where the engine is.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._number = 0

    def __call__(self, picture: bytes, **more: Any) -> Seen:
        """Look at a picture, given as a file."""
        self._number += 1
        request = {"op": "photo", "id": self._number, "corners": None, "upright": False, **more}
        text = base64.b64encode(picture).decode()
        return Seen(self._page.evaluate(ASK, [text, {**request, "time_limit": 30}]))
