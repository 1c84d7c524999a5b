"""Solver, form, limit, language, theme, how cells are said: for every puzzle; and all solvers."""

from ..feature import Feature, Stored, View
from . import absent, actions, storage, view

FEATURE = Feature(
    name="settings",
    actions={
        "solver": actions.solver,
        "form": actions.form,
        "limit": actions.limit,
        "language": actions.language,
        "theme": actions.theme,
        "cells": actions.cells,
    },
    when_free={"lp": absent.write_lp},
    replies={"lp": absent.written},
    answers={"solvers": actions.listed},
    follow=actions.follow,
    busy={"lp": absent.busy},
    views=(View(view.properties, view.follows_from),),
    storage=(Stored("browser", storage.dump, storage.restore),),
)
