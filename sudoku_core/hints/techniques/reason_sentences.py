"""Put the sentences on a step's removed digits together: a few, or one and "the same goes"."""

from __future__ import annotations

from collections.abc import Sequence

from ...language.messages import Message

FEW_REASONS = 3
"""Most sentences about removed digits; of more, only one is said."""


def reasons_together(sentences: Sequence[Message], example: Message) -> Message:
    """Return sentences on removed digits as one message.

    Args:
        sentences: the sentences, at least one.
        example: the sentence that stands for all if there are too many.
    """
    if len(sentences) > FEW_REASONS:
        sentences = (example, Message("step.likewise"))
    together = sentences[0]
    for each in sentences[1:]:
        together = Message("step.also", first=(together,), second=(each,))
    return together
