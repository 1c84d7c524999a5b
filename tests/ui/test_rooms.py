"""Test who may import whom in the page, and that a feature stands in its folder alone."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import ui
from sitebuild.markup import features, markup
from ui.features import FEATURES

UI = Path(ui.__file__).parent
WEB = UI.parent
PART = re.compile(r"\w+\.part\((\w+)\)")
BROWSER = {"js", "jsffi", "pyscript", "polyscript"}


def imports(path):
    """What a module of the page imports: parts of names, from ``ui`` down where they are its."""
    here = ["ui", *path.relative_to(UI).with_suffix("").parts]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = here[: -node.level] if node.level else []
            module = above + (node.module.split(".") if node.module else [])
            yield from ([*module, alias.name] for alias in node.names)


def test_the_build_and_the_page_know_the_same_features():
    assert len(features()) == len(FEATURES)
    assert {path.name for path in UI.iterdir() if (path / "__init__.py").exists()} == {
        *features(),
        "storage",
        *({"browser"} if (UI / "browser/__init__.py").exists() else set()),
    }


def test_a_feature_knows_of_others_only_their_state():
    rooms = set(features())
    for room in rooms:
        for path in (UI / room).rglob("*.py"):
            for parts in imports(path):
                if parts[0] == "ui" and len(parts) > 1 and parts[1] in rooms - {room}:
                    assert parts[2] == "state", f"{room}/{path.name} imports {'.'.join(parts)}"


def parts(room: str) -> set[str]:
    """Return the classes of the state's parts that a feature has."""
    trees = [ast.parse(path.read_text()) for path in (UI / room).rglob("*.py")]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name for node in classes if "Value" in map(ast.unparse, node.bases)}


def writes(function: ast.AST) -> Iterator[str]:
    """Yield the classes of which a function makes a value, or another by ``but``."""
    named = {}  # variables that hold a part, by name
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target, value in zip(
                getattr(node.targets[0], "elts", node.targets),
                getattr(node.value, "elts", [node.value]),
            ):
                found = PART.fullmatch(ast.unparse(value))
                if found:
                    named[ast.unparse(target)] = found[1]
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            call = ast.unparse(node.func)
            found = PART.fullmatch(call.removesuffix(".but"))
            yield call
            if call.endswith(".but"):
                yield found[1] if found else named.get(call.removesuffix(".but"), "")


def test_only_a_features_own_room_changes_its_part():
    owned = {room: parts(room) for room in features()}
    assert sum(map(len, owned.values())) > 40
    for room in features():
        for path in (UI / room).rglob("*.py"):
            foreign = {
                names[-1]
                for names in imports(path)
                if names[0] == "ui" and names[1] in owned.keys() - {room}
                if names[-1] in owned[names[1]]
            }
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.FunctionDef):
                    assert not foreign.intersection(writes(node)), f"{path}: {node.name}"


def test_only_the_browsers_rooms_touch_the_browser():
    """The room ``browser``, and of a feature its module or folder of that name."""
    for path in UI.rglob("*.py"):
        parts = path.relative_to(UI).with_suffix("").parts
        if "browser" not in parts[:2] and parts != ("main",):
            for imported in imports(path):
                assert imported[0] not in BROWSER, f"{path} imports {imported[0]}"
                assert imported[:2] != ["ui", "browser"], f"{path} imports ui.browser"
                assert imported[2:3] != ["browser"], f"{path} imports {'.'.join(imported)}"


def test_the_browsers_room_names_no_feature():
    """But for what the page as a whole is started with."""
    for name in ("listeners", "effects", "patching", "files", "fields", "elements", "page"):
        text = (UI / f"browser/{name}.py").read_text()
        for feature in features():
            assert f"from ..{feature}" not in text, f"{name} imports {feature}"
            assert f'"{feature}.' not in text, f"{name} calls {feature}"


def identifiers() -> Counter[str]:
    """Return how often each id is given in the markup."""
    return Counter(re.findall(r' id="([\w-]+)"', markup()))


def test_no_element_is_named_where_properties_are_set():
    text = (UI / "browser/patching.py").read_text()
    named = {
        node.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert not named & identifiers().keys() - {"options", "hidden", "digits"}


def test_no_two_elements_have_one_name():
    counted = identifiers()
    assert len(counted) > 60
    assert [name for name, count in counted.items() if count > 1] == []


def test_every_action_of_the_markup_is_a_features():
    from ui.update import ACTIONS

    asked = set(re.findall(r'data-(?:action|change|input|toggle|lets-go)="([\w.-]+)"', markup()))
    assert len(asked) > 40
    assert asked <= set(ACTIONS)
    assert re.findall(r'data-(?:submits|collects)="([\w-]+)"', markup()) != []


def test_no_solver_is_named_in_the_page():
    named = re.compile(r'"(highs|cbc|glpk|gurobi|cplex|scip|z3|cp-sat|cadical|local-search)"')
    for path in UI.rglob("*.py"):
        assert not named.search(path.read_text()), path
