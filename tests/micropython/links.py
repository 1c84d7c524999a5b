"""Links, with what JavaScript has to write and read them; runs in the page's Python only."""

import js
from jsffi import to_js

from ui.browser import address

PAGE = "https://x.org/sudoku/?q=1"
js.globalThis.location = to_js({"href": PAGE + "#p=old", "hash": "#p=1%202&box=2x3"})


def test_the_page_reads_its_own_address():
    assert address.page_fields() == {"p": "1 2", "box": "2x3"}


def test_any_text_survives_a_link():
    for text in ("1 2;3\n4", "÷%+&=#", "ação", "1..4;killer:5=r1c1-r1c2", ""):
        link = address.link((("p", text), ("box", "2x2")))
        assert link.startswith(PAGE + "#p="), link
        assert address.fields(link.split("#")[1]) == {"p": text, "box": "2x2"}, link


def test_a_link_is_no_longer_than_it_need_be():
    line = "1.34" * 4 + "ABCP"
    assert address.link((("p", line),)) == PAGE + "#p=" + line
    rules = line + ";digits:0-2,5;killer:5=r1c1-r1c2"
    assert address.link((("p", rules),)) == PAGE + "#p=" + rules


def test_what_no_browser_would_write_is_read_too():
    fields_read = address.fields("#p=a%2&q=%zz%C3&r&s=1+2&s=3")
    assert fields_read == {"p": "a%2", "q": "%zz\ufffd", "r": "", "s": "3"}
    assert address.fields("") == address.fields("#") == {}
