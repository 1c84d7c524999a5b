"""The page as an app: installed, given files by the system and texts by other apps."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from sitebuild.build import build
from tests.host import Host
from tests.site.test_visits import LINE, solve, wait, wait_until_kept

VALUES = "cells => cells.map(cell => cell.dataset.value || '.').join('')"
SHOWN = f"""text =>
  ({VALUES})([...document.querySelectorAll("[role=gridcell]")]) === text"""
EMPTIED = """async () =>
  !(await (await caches.open("sudoku-page:/#shared")).keys()).length"""
SDK = "#ATests\n[Puzzle]\n" + "\n".join(LINE[start : start + 9] for start in range(0, 81, 9))
EMPTY_BOARD = "." * 81
SHORT = "." * 15 + "3"
POST = """([action, fields, file]) => {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", enctype: "multipart/form-data", action });
  const add = (values) => {
    const field = document.createElement("input");
    Object.assign(field, values);
    form.append(field);
  };
  for (const [name, value] of Object.entries(fields)) add({ name, value });
  const holder = new DataTransfer();
  if (file) holder.items.add(new File([file], "one.sdk", { type: "text/plain" }));
  add({ type: "file", name: "file", files: holder.files });
  document.body.append(form);
  form.submit();
}"""
"""What a system does with what it shares; the page's own policy would not let a form out."""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en")
    yield context
    context.close()


def values(page: Page) -> str:
    return str(page.eval_on_selector_all("[role=gridcell]", VALUES))


def manifest_of(page: Page) -> dict[str, object]:
    return dict(page.context.new_cdp_session(page).send("Page.getAppManifest"))


def share(page: Page, address: str, file: str = "", **fields: str) -> None:
    """Send the page what another app would, from a page that has no policy."""
    page.goto(f"{address}licences.html")
    with page.expect_navigation():
        page.evaluate(POST, [f"{address}?shared", fields, file])
    wait(page, "ui-ready")


def test_under_a_sub_path_it_is_kept_and_installed_and_opens_files(
    dist: Path, browser_type: BrowserType, browser_type_launch_args: dict, tmp_path: Path
) -> None:
    shutil.copytree(dist, tmp_path / "site/deep/sudoku")
    (tmp_path / "one.sdk").write_text(SDK)
    (tmp_path / "home").mkdir()
    context = browser_type.launch_persistent_context(
        tmp_path / "profile",
        **browser_type_launch_args,
        locale="en",
        env={**os.environ, "HOME": str(tmp_path / "home")},  # it puts an app's files there
    )
    page = context.pages[0]
    session = context.new_cdp_session(page)
    host = Host(tmp_path / "site")
    with host.up() as root:
        address = f"{root}deep/sudoku/"
        page.goto(address)
        wait(page, "ui-ready")
        assert manifest_of(page)["url"] == ""
        wait_until_kept(page)
        page.wait_for_function("document.querySelector('[rel=manifest]').href")
        manifest = manifest_of(page)
        assert manifest["errors"] == []
        assert manifest["manifest"]["scope"] == manifest["manifest"]["startUrl"] == address
        assert session.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
        app = {"manifestId": address}
        assert session.send("Page.getAppId")["appId"] == address
        session.send("PWA.install", app)
        with context.expect_page() as opened:
            session.send("PWA.launchFilesInApp", {**app, "files": [str(tmp_path / "one.sdk")]})
        wait(opened.value, "ui-ready")
        expect(opened.value.get_by_role("status")).to_contain_text("27 givens")
        assert values(opened.value) == LINE
        session.send("PWA.uninstall", app)
        (shortcut,) = manifest["manifest"]["shortcuts"]
        page.goto(shortcut["url"])
        expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
        assert values(page) == EMPTY_BOARD
    page.goto(f"{address}#p={LINE}")
    solve(page)
    outside = [path for path in host.sent if not path.startswith("/deep/sudoku/")]
    assert outside in ([], ["/favicon.ico"])
    context.close()


def test_what_is_shared_is_opened_and_goes_nowhere(dist: Path, context: BrowserContext) -> None:
    page = context.new_page()
    with Host(dist).up() as address:
        page.goto(address)
        wait_until_kept(page)
    # The host is gone: whatever goes out is lost.
    for given, file, shown in (
        ({"text": LINE, "title": "x", "url": ""}, "", LINE),
        (
            {"text": "", "title": "x", "url": f"{address}#p={EMPTY_BOARD[:15]}3"},
            "",
            EMPTY_BOARD[:15] + "3",
        ),
        ({"text": "", "title": "x", "url": ""}, SDK, LINE),
    ):
        share(page, address, file, **given)
        expect(page).to_have_url(address)
        page.wait_for_function(SHOWN, arg=shown)
    page.wait_for_function(EMPTIED)
    page.goto(f"{address}?from=elsewhere")
    wait(page, "ui-ready")
    assert values(page) == LINE


def test_what_could_not_be_received_is_said(dist: Path, browser: Browser) -> None:
    context = browser.new_context(locale="en", service_workers="block")
    page = context.new_page()
    with Host(dist).up() as address:
        page.goto(f"{address}licences.html")
        with page.expect_navigation() as navigation:
            page.evaluate(POST, [f"{address}?shared", {"text": LINE}, ""])
        assert navigation.value.status == 405
        page.goto(page.url)
        wait(page, "ui-ready")
        expect(page.get_by_role("status")).to_contain_text("did not arrive")
        expect(page).to_have_url(address)
    context.close()


@pytest.mark.long
def test_links_to_it_are_previewed_with_a_picture_where_its_address_is_known(
    dist: Path, tmp_path: Path
) -> None:
    build(tmp_path / "dist", "https://example.org/sudoku")
    text = (tmp_path / "dist/index.html").read_text("utf-8")
    (icons,) = (folder.name for folder in dist.glob("icons-*"))
    picture = f'"og:image" content="https://example.org/sudoku/{icons}/icon-512.png"'
    assert picture in text
    assert "og:image" not in (dist / "index.html").read_text("utf-8")
