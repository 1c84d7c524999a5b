"""Gives elements their children: options, checkboxes, table rows, list items, groups of choices."""

import js


def options(select, values):
    """Give a select its options, in place of those it has."""
    select.textContent = ""
    for value, label, usable in values:
        option = _new("option", select, text=label)
        option.value = value
        option.disabled = not usable


def checks(element, values):
    """Give an element a checkbox for each value; those that are there stay as they are."""
    before = {}
    for box in element.querySelectorAll("input"):
        before[box.value] = box.checked
    element.textContent = ""
    for value, label, checked in values:
        whole = _new("label", element, "box")
        box = _new("input", whole)
        box.type = "checkbox"
        box.value = value
        box.checked = before.get(value, checked)
        _new("span", whole, text=label)


def rows(body, values):
    """Give a table its rows: a name, then texts, or pairs of a text and the length of its bar."""
    body.textContent = ""
    for row in values:
        line = _new("tr", body)
        for number, shown in enumerate(row):
            cell = _new("td" if number else "th", line)
            if not number:
                cell.scope = "row"
            if isinstance(shown, tuple):
                shown, part = shown
                cell.className = "bar"
                cell.style.setProperty("--part", f"{part:.3f}")
            cell.textContent = shown


def items(body, values):
    """Give a list its items: a class, a text, and what is said beside it."""
    body.textContent = ""
    for kind, text, beside in values:
        item = _new("li", body, kind)
        _new("span", item, text=text)
        if beside:
            _new("small", item, text=beside)


def picks(element, values):
    """Give a list its cells, each a button."""
    element.textContent = ""
    for cell, text in values:
        button = _new("button", _new("li", element), text=text)
        button.type = "button"
        button.dataset.cell = str(cell)


def families(element, values):
    """Give an element a group of choices for each family; one of all of them can be chosen."""
    element.textContent = ""
    for title, choices in values:
        group = _new("fieldset", element)
        _new("legend", group, text=title)
        for value, label, kind, spoken in choices:
            whole = _new("label", group, "chip " + kind)
            button = _new("input", whole)
            button.type = "radio"
            button.name = "equation"
            button.value = value
            button.setAttribute("aria-label", spoken)
            _new("span", whole, text=label)


def _new(tag, parent, kind="", text=""):
    element = js.document.createElement(tag)
    if kind:
        element.className = kind
    if text:
        element.textContent = text
    parent.append(element)
    return element
