"""Python as the main thread's MicroPython needs it: without what only people and tools read."""

from __future__ import annotations

import ast


def lean(source: str) -> str:
    """The same program without docstrings, comments and annotations.

    What the page is sent is compiled from this.

    >>> print(lean('def f(a: int) -> int:\\n    "Doc."  # why\\n    b: int = a\\n    return b'))
    def f(a):
        b = a
        return b
    """
    return ast.unparse(_Lean().visit(ast.parse(source)))


class _Lean(ast.NodeTransformer):
    """Takes away what is not run."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """A text that stands alone: a docstring."""
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        """A name with its type, and a value if it has one."""
        if node.value is None:
            return None
        return ast.copy_location(ast.Assign([node.target], self.visit(node.value)), node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """A parameter with its type."""
        node.annotation = None
        return node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        """What is imported for types alone."""
        if ast.unparse(node.test) == "TYPE_CHECKING" and not node.orelse:
            return None
        return self._filled(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function, whose result has a type."""
        node.returns = None
        return self._filled(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """The same of one that waits."""
        node.returns = None
        return self._filled(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class."""
        return self._filled(node)

    def _filled(self, node: ast.AST) -> ast.AST:
        """A node whose body, emptied, would not be read."""
        node = self.generic_visit(node)
        if not node.body:  # type: ignore[attr-defined]
            node.body = [ast.Pass()]  # type: ignore[attr-defined]
        return node
