"""The server of the worker: it answers requests in turn and fetches the solvers they need.

``interpreter.mjs`` sets these globals: ``assets``, files and bytes of each asset by name;
``store``, the name of the service worker's cache for fetched assets; ``importModule``; ``unpack``,
which extracts an archive; ``background``, whether this is the second worker; and ``highs``, in the
first worker only, a promise of HiGHS, which loads by itself.
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
from .dispatch import answer, missing_solver, solver_to_store
from .highs import highs
from .plain import Post, error_reply

if TYPE_CHECKING:
    from protocol import PhotoRequest, Request

    from .photos import PhotoReader

OPENCV = "opencv"
"""Asset for reading photos."""
MODULES = "/lib/later"
"""Folder of the modules that are fetched with OpenCV."""


class Server:
    """Server of requests, in their order.

    Args:
        js: the worker's global object.
        load_package: Pyodide's function that loads a wheel.
        post: the function that sends events to the page.
    """

    def __init__(self, js: Any, load_package: Callable[[str], Awaitable[Any]], post: Post) -> None:
        self._js = js
        self._load_package = load_package
        self._post = post
        self._loaders = {"highs": self._highs, "cadical": self._cadical, "z3": self._z3}
        self.solvers: dict[str, sc.Solver] = {}
        self._assets: dict[str, Asset] = {}
        self._photo_reader: PhotoReader | None = None
        self._storing: asyncio.Future[None] | None = None
        assets = asyncio.ensure_future(self._find_assets())
        self._last: asyncio.Future[Any] = assets
        self._loading = None if js.background else asyncio.ensure_future(self._await_first(assets))

    def handle(self, text: str, pixels: Any = None) -> None:
        """Queue a request, given as JSON, with the pixels of its picture."""
        request = json.loads(text)
        if pixels is not None:
            request["pixels"] = pixels
        self._last = asyncio.ensure_future(self._serve(request, self._last))

    async def _find_assets(self) -> dict[str, Asset]:
        """Collect the assets, note which are stored, and list the solvers among them as offers."""
        assets = self._assets
        for name, facts in self._js.assets.to_py().items():
            files = tuple(facts["files"])
            loading = name == FIRST and not self._js.background
            if name in NAMED:
                offer = Offer(name, files, facts["bytes"], loading=loading)
                assets[name] = self.solvers[name] = offer
            else:
                assets[name] = Asset(name, files, facts["bytes"])
            assets[name].stored = await self._are_stored(assets[name])
        return assets

    async def _await_first(self, assets_found: Awaitable[dict[str, Asset]]) -> None:
        """Wait for the solver that loads by itself; after a failure, a request may fetch it."""
        assets = await assets_found
        try:
            self.solvers[FIRST] = highs(await self._js.highs)
        except Exception:  # any error of the browser
            traceback.print_exc()
            assets[FIRST].loading = False
        self._post({"kind": "arrived"})

    async def _serve(self, request: Request, previous: Awaitable[None]) -> None:
        """Answer a request after the previous request."""
        await previous
        try:
            if missing := await self._fetch_missing(request):
                self._refuse(request, sc.Message("engine.unfetched", solver=missing))
                return
            if request["op"] == "photo":
                self._attach_reader(request)
            answer(request, self._post, self.solvers)
            self._store_solver(request)
        except Exception as error:  # the page must get a reply after any error
            self._refuse(request, sc.Message("engine.broke", reason=repr(error)))
            traceback.print_exc()

    async def _fetch_missing(self, request: Request) -> str:
        """Fetch the assets of a request; return the name of a required asset that failed, or ""."""
        needs_opencv = request["op"] == "photo" and not self._photo_reader
        if needs_opencv and not await self._fetch(self._assets[OPENCV], request["id"]):
            return OPENCV
        offer = missing_solver(request, self.solvers)
        if offer and not await self._fetch(offer, request["id"]) and _requires_solver(request):
            return offer.name
        return ""

    def _attach_reader(self, request: PhotoRequest) -> None:
        """Replace the pixels of a request by a Picture with its reader."""
        from .photos import Picture

        assert self._photo_reader
        request["pixels"] = Picture(self._photo_reader, request["pixels"])

    def _refuse(self, request: Request, message: sc.Message) -> None:
        self._post({"kind": "reply", "id": request["id"], "reply": error_reply(message)})

    async def _fetch(self, asset: Asset, number: int) -> bool:
        """Load an asset; return whether the asset is available."""
        asset.stored = asset.stored or await self._are_stored(asset)  # by the other worker
        if not asset.stored:
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
            if asset.loading and self._loading:
                await self._loading
            elif isinstance(asset, Offer):
                self.solvers[asset.name] = await self._loaders[asset.name](asset)
            else:
                self._photo_reader = await self._opencv(asset)
        except Exception:  # any error of the browser
            traceback.print_exc()
        available = self._is_loaded(asset)
        self._post({"kind": "fetched", "id": number, "solver": asset.name, "available": available})
        return available

    def _is_loaded(self, asset: Asset) -> bool:
        if isinstance(asset, Offer):
            return not isinstance(self.solvers.get(asset.name, asset), Offer)
        return self._photo_reader is not None

    async def _highs(self, asset: Asset) -> sc.Solver:
        module = await self._js.importModule(_file(asset, ".mjs"))
        return highs(await module.default())

    async def _cadical(self, asset: Asset) -> sc.Solver:
        await self._store(asset)
        module = await self._js.importModule(_file(asset, "/index.js"))
        memory = await module.loadCadical()
        return cadical(lambda: module.Cadical.new(memory))

    async def _z3(self, asset: Asset) -> sc.Solver:
        await self._store(asset)
        await self._load_package(asset.files[0])
        return InPlace(Z3())

    async def _opencv(self, asset: Asset) -> PhotoReader:
        await self._store(asset)
        await self._js.unpack(_file(asset, ".zip"), MODULES)
        for package in (engine, sc):
            package.__path__.append(f"{MODULES}/{package.__name__}")
        from .photos import PhotoReader
        from .vision import OpenCvJs

        module = await self._js.importModule(_file(asset, "/vision.mjs"))
        return PhotoReader(OpenCvJs(await module.default()))

    async def _are_stored(self, asset: Asset) -> bool:
        return all([await self._is_stored(address) for address in asset.files])

    async def _is_stored(self, address: str) -> bool:
        try:
            return bool(await self._js.caches.match(address))
        except Exception:  # without storage, as in some private windows
            return False

    def _store_solver(self, request: Request) -> None:
        """Begin to store the solver that the puzzle of a request will need."""
        offer = solver_to_store(request, self.solvers)
        if offer and (self._storing is None or self._storing.done()):
            self._storing = asyncio.ensure_future(self._store_ahead(offer))

    async def _store_ahead(self, offer: Offer) -> None:
        try:
            await self._store(offer)
        except Exception:  # any error of the browser
            traceback.print_exc()
        offer.stored = await self._are_stored(offer)

    async def _store(self, asset: Asset) -> None:
        """Store an asset's files for offline use by the service worker."""
        for address in asset.files:
            if await self._is_stored(address):
                continue
            try:
                store = await self._js.caches.open(self._js.store)
            except Exception:  # as above
                return
            await store.add(address)


def _requires_solver(request: Request) -> bool:
    """Return whether no other solver will do for a request."""
    return request["op"] == "relax" or (request["op"] == "solve" and request["solver"] != "auto")


def _file(asset: Asset, end: str) -> str:
    (address,) = [address for address in asset.files if address.endswith(end)]
    return address
