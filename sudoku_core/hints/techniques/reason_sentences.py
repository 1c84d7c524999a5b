"""Put the sentences on a step's removed digits together: a few, or one and "similar reasons"."""

from __future__ import annotations

from collections.abc import Sequence

from ...language.messages import Message

FEW_REASONS = 3
"""Most sentences about removed digits; of more, only one is shown."""


def reasons_together(
    sentences: Sequence[Message], example: Message, *, complete: bool = True
) -> Message:
    """Return sentences on removed digits as one message.

    Args:
        sentences: the sentences, at least one.
        example: the sentence that stands for all if there are too many.
        complete: whether the sentences are on all removed digits.
    """
    if len(sentences) > FEW_REASONS or not complete:
        sentences = (example, Message("step.likewise"))
    return in_turn(sentences)


def in_turn(sentences: Sequence[Message]) -> Message:
    """Return sentences one after the other as one message.

    Args:
        sentences: the sentences, at least one.
    """
    first, *others = sentences
    for each in others:
        first = Message("step.also", first=(first,), second=(each,))
    return first


def runs_text(numbers: Sequence[int]) -> str:
    """Return numbers, separated by commas, with three or more in a row as "3–5".

    Args:
        numbers: the numbers, ascending.

    >>> runs_text([1, 2, 4, 5, 6])
    '1, 2, 4–6'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    texts = []
    for run in runs:
        texts += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else [str(number) for number in run]
    return ", ".join(texts)
