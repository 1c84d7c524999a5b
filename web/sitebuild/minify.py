"""Minification of the page's Python: no docstrings, comments or annotations."""

from __future__ import annotations

import ast


def minify(source: str) -> str:
    """Return the program without docstrings, comments and annotations.

    >>> print(minify('def f(a: int) -> int:\\n    "Doc."  # why\\n    b: int = a\\n    return b'))
    def f(a):
        b = a
        return b
    """
    return ast.unparse(_Minifier().visit(ast.parse(source)))


class _Minifier(ast.NodeTransformer):
    """Transformer that removes docstrings, annotations and imports for types."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return ast.copy_location(ast.Assign([node.target], self.visit(node.value)), node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        """Remove imports under TYPE_CHECKING."""
        if ast.unparse(node.test) == "TYPE_CHECKING" and not node.orelse:
            return None
        return self._with_body(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self._with_body(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self._with_body(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._with_body(node)

    def _with_body(self, node: ast.AST) -> ast.AST:
        """Return a node with ``pass`` in place of an empty body."""
        node = self.generic_visit(node)
        if not node.body:  # type: ignore[attr-defined]
            node.body = [ast.Pass()]  # type: ignore[attr-defined]
        return node
