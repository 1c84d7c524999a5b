"""Serves one request after the other, and fetches the solvers that they want.

``interpreter.mjs`` leaves for it: ``assets``, by name the files and bytes of what can be fetched;
``store``, the name of the cache where the service worker finds what was fetched; ``bring``, which
imports a module; ``unpack``, which lays an archive down; ``behind``, whether this worker runs
behind the first; and in the first one ``highs``, a promise of HiGHS, which comes without being
asked for.
"""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import engine
import sudoku_core as sc
from sudoku_core.solvers import NAMED, Z3

from .assets import FIRST, Asset, InPlace, Offer
from .cadical import cadical
from .dispatch import answer, wanted
from .highs import highs
from .plain import Post, error_reply

if TYPE_CHECKING:
    from protocol import PhotoRequest, Request

    from .photos import Eyes

EYES = "opencv"
"""What looks at pictures."""
LATER = "/lib/later"
"""Where those modules are laid down that come with OpenCV."""


class Server:
    """Answers requests in their order.

    Args:
        js: the worker's global object.
        load_package: Pyodide's, for wheels.
        post: takes the events.
    """

    def __init__(self, js: Any, load_package: Callable[[str], Awaitable[Any]], post: Post) -> None:
        self._js = js
        self._load_package = load_package
        self._post = post
        self._loaders = {"highs": self._highs, "cadical": self._cadical, "z3": self._z3}
        self.solvers: dict[str, sc.Solver] = {}
        self._assets: dict[str, Asset] = {}
        self._eyes: Eyes | None = None
        found = asyncio.ensure_future(self._find())
        self._last: asyncio.Future[Any] = found
        self._coming = None if js.behind else asyncio.ensure_future(self._arrive(found))

    def handle(self, text: str, pixels: Any = None) -> None:
        """Take a request, given as JSON, and the bytes of the picture that it is about."""
        request = json.loads(text)
        if pixels is not None:
            request["pixels"] = pixels
        self._last = asyncio.ensure_future(self._serve(request, self._last))

    async def _find(self) -> dict[str, Asset]:
        """Find out what there is to fetch, and what of it is here already; solvers are offered."""
        assets = self._assets
        for name, about in self._js.assets.to_py().items():
            files = tuple(about["files"])
            kept = all([await self._is_kept(address) for address in files])
            coming = name == FIRST and not self._js.behind
            if name in NAMED:
                offer = Offer(name, files, about["bytes"], kept, coming)
                assets[name] = self.solvers[name] = offer
            else:
                assets[name] = Asset(name, files, about["bytes"], kept)
        return assets

    async def _arrive(self, found: Awaitable[dict[str, Asset]]) -> None:
        """Wait for what comes by itself; if it does not, it may be fetched when it is wanted."""
        assets = await found
        try:
            self.solvers[FIRST] = highs(await self._js.highs)
        except Exception:  # whatever the browser says
            traceback.print_exc()
            assets[FIRST].coming = False
        self._post({"kind": "arrived"})

    async def _serve(self, request: Request, before: Awaitable[None]) -> None:
        """Answer a request when the one before is answered."""
        await before
        try:
            if lacking := await self._lacking(request):
                self._refuse(request, sc.Message("engine.unfetched", solver=lacking))
                return
            if request["op"] == "photo":
                self._look(request)
            answer(request, self._post, self.solvers)
        except Exception as error:  # whatever it is, the page must not wait for ever
            self._refuse(request, sc.Message("engine.broke", reason=repr(error)))
            traceback.print_exc()

    async def _lacking(self, request: Request) -> str:
        """Fetch what a request wants; the name of what it cannot do without and cannot have."""
        blind = request["op"] == "photo" and not self._eyes
        if blind and not await self._fetch(self._assets[EYES], request["id"]):
            return EYES
        offer = wanted(request, self.solvers)
        if offer and not await self._fetch(offer, request["id"]) and _insists(request):
            return offer.name
        return ""

    def _look(self, request: PhotoRequest) -> None:
        """Put the pixels of a picture before what looks at them."""
        from .photos import Picture

        assert self._eyes
        request["pixels"] = Picture(self._eyes, request["pixels"])

    def _refuse(self, request: Request, message: sc.Message) -> None:
        self._post({"kind": "reply", "id": request["id"], "reply": error_reply(message)})

    async def _fetch(self, asset: Asset, number: int) -> bool:
        """Load what is not here; whether it is there then."""
        if not asset.kept:
            self._post(
                {
                    "kind": "fetching",
                    "id": number,
                    "solver": asset.name,
                    "bytes": asset.bytes,
                    "licence": asset.licence,
                }
            )
        try:
            if asset.coming and self._coming:
                await self._coming
            elif isinstance(asset, Offer):
                self.solvers[asset.name] = await self._loaders[asset.name](asset)
            else:
                self._eyes = await self._opencv(asset)
        except Exception:  # whatever the browser says
            traceback.print_exc()
        there = self._is_here(asset)
        self._post({"kind": "fetched", "id": number, "solver": asset.name, "there": there})
        return there

    def _is_here(self, asset: Asset) -> bool:
        if isinstance(asset, Offer):
            return not isinstance(self.solvers.get(asset.name, asset), Offer)
        return self._eyes is not None

    async def _highs(self, asset: Asset) -> sc.Solver:
        module = await self._js.bring(_file(asset, ".mjs"))
        return highs(await module.default())

    async def _cadical(self, asset: Asset) -> sc.Solver:
        await self._keep(asset)
        module = await self._js.bring(_file(asset, "/index.js"))
        memory = await module.loadCadical()
        return cadical(lambda: module.Cadical.new(memory))

    async def _z3(self, asset: Asset) -> sc.Solver:
        await self._keep(asset)
        await self._load_package(asset.files[0])
        return InPlace(Z3())

    async def _opencv(self, asset: Asset) -> Eyes:
        await self._keep(asset)
        await self._js.unpack(_file(asset, ".zip"), LATER)
        for package in (engine, sc):
            package.__path__.append(f"{LATER}/{package.__name__}")
        from .photos import Eyes
        from .vision import OpenCvJs

        module = await self._js.bring(_file(asset, "/vision.mjs"))
        return Eyes(OpenCvJs(await module.default()))

    async def _is_kept(self, address: str) -> bool:
        try:
            return bool(await self._js.caches.match(address))
        except Exception:  # the browser may keep nothing, as in some private windows
            return False

    async def _keep(self, asset: Asset) -> None:
        """Store files for offline use; the service worker serves them from there."""
        for address in asset.files:
            if await self._is_kept(address):
                continue
            try:
                store = await self._js.caches.open(self._js.store)
            except Exception:  # as above
                return
            await store.add(address)


def _insists(request: Request) -> bool:
    """Whether a request names its solver, so that no other will do."""
    return request["op"] == "relax" or (request["op"] == "solve" and request["solver"] != "auto")


def _file(asset: Asset, end: str) -> str:
    (address,) = [address for address in asset.files if address.endswith(end)]
    return address
