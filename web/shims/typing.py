"""What the page's Python lacks of ``typing``: annotations are not read there."""

TYPE_CHECKING = False
