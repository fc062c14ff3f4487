"""Finds the description of a platform in a person's Python file, and says plainly what is wrong with the file."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from inferplane.errors import DescriptionError, Fault

if TYPE_CHECKING:
    from inferplane.spec.platform import Platform


def described(place: str) -> Platform:
    """The platform that a Python file describes.

    Args:
        place: The file, such as `app.py`; with a name behind a colon where it describes several, `app.py:payer`. The
            description is a function without parameters that returns a Platform, or a Platform itself.

    Raises:
        DescriptionError: when the file cannot be run, describes nothing or several things, or describes it wrongly.
    """
    path, _, name = place.partition(":")
    module = _load(Path(path))
    found = {key: value for key, value in vars(module).items() if _describes(module, value)}
    if name and name not in found:
        cure = f"use one of {', '.join(found)}" if found else _HOW
        raise _refuse(path, f"must hold a description called {name}", cure)
    if not name and len(found) != 1:
        got = ", ".join(found) or "none"
        cure = f"name one, as in {path}:{next(iter(found))}" if found else _HOW
        raise _refuse(path, "must hold one description", cure, got)
    chosen = found[name] if name else next(iter(found.values()))
    return cast("Platform", chosen() if inspect.isfunction(chosen) else chosen)


_HOW = "define a function without parameters that returns a Platform, and annotate it so"


def _load(path: Path) -> ModuleType:
    if not path.is_file():
        raise _refuse(str(path), "must be a Python file", "name the file that describes the platform, such as app.py")
    spec = importlib.util.spec_from_file_location("_described", path)
    if spec is None or spec.loader is None:
        raise _refuse(str(path), "must be a Python file", "give it the suffix .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["_described"] = module
    sys.path.insert(0, str(path.resolve().parent))
    try:
        spec.loader.exec_module(module)
    except DescriptionError:
        raise
    except Exception as error:  # whatever a person's file raises is their mistake, to be shown as one
        raise _refuse(str(path), "must run", "mend it", _shown(error, path)) from None
    finally:
        sys.path.pop(0)
    return module


def _describes(module: ModuleType, value: Any) -> bool:
    from inferplane.spec.platform import Platform

    if isinstance(value, Platform):
        return True
    if not inspect.isfunction(value) or value.__module__ != module.__name__:
        return False
    function: Callable[..., Any] = value
    returns = function.__annotations__.get("return")
    named = returns if isinstance(returns, str) else getattr(returns, "__name__", "")
    return named.rpartition(".")[2] == "Platform" and not inspect.signature(function).parameters


def _shown(error: Exception, path: Path) -> str:
    line = error.lineno if isinstance(error, SyntaxError) else None
    trace = error.__traceback__
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename).resolve() == path.resolve():
            line = trace.tb_lineno
        trace = trace.tb_next
    at = f" in line {line}" if line else ""
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}{at}: {message}"


def _refuse(path: str, rule: str, cure: str, got: str = "") -> DescriptionError:
    return DescriptionError(path, [Fault("", rule, got, cure)])
