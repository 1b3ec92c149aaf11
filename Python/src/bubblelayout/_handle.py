"""What the library knows by a number and is freed once."""

from __future__ import annotations

import weakref
from types import TracebackType
from typing import Any, ClassVar, TypeVar

from ._calls import call
from ._declarations import ffi
from ._native import CData, lib
from .enums import Status
from .errors import HandleError

Self = TypeVar("Self", bound="Handle")


class Handle:
    """Something of the library that can be closed: by `close`, at the end of a `with`, or when nobody has it any more.

    Whatever is asked of it afterwards raises `HandleError`.
    """

    #: What the library calls it.
    _kind: ClassVar[str]

    def __init__(self, function: str, *arguments: Any) -> None:
        """Opens it with a function whose last parameters are the place of the handle, perhaps a reading, and the error."""
        place = ffi.new(f"bubble_{self._kind} **")
        call(function, *[place if argument is Handle else argument for argument in arguments])
        self._adopt(place[0])

    def _adopt(self, pointer: CData) -> None:
        self._number = pointer
        self._finalizer = weakref.finalize(self, getattr(lib, f"bubble_{self._kind}_free"), pointer)

    @property
    def closed(self) -> bool:
        """Whether it was closed."""
        return not self._finalizer.alive

    @property
    def _pointer(self) -> CData:
        if not self._finalizer.alive:
            raise HandleError(Status.HANDLE, f"{self._kind} was closed", f"bubble_{self._kind}_free")
        return self._number

    def close(self) -> None:
        """Lets go of it. What others need of it lives on; closing it again does nothing."""
        self._finalizer()

    def __enter__(self: Self) -> Self:
        self._pointer
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
