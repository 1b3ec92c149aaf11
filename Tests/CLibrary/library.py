"""The C library for its tests: loads by cffi what the header declares."""

import pathlib
import re

import cffi

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HEADER = ROOT / "Sources/CBubbleLayout/bubble_layout.h"


def declarations():
    """Returns the header as cffi reads it: without the preprocessor's lines and C++."""
    text = re.sub(r"/\*.*?\*/", " ", HEADER.read_text(encoding="utf8"), flags=re.S)
    text = re.sub(r"#ifdef __cplusplus.*?#endif", " ", text, flags=re.S)
    text = "\n".join(line for line in text.split("\n") if not line.lstrip().startswith("#"))
    text = re.sub(r"\bBUBBLE_API | ?BUBBLE_DEPRECATED\([^)]*\)", "", text)
    for name, size in re.findall(r"#define (BUBBLE_\w+_SIZE) (\d+)", HEADER.read_text(encoding="utf8")):
        text = text.replace(name, size)
    return text


class Library:
    """The functions of a library, and helpers for every call."""

    def __init__(self, path):
        self.ffi = cffi.FFI()
        self.ffi.cdef(declarations())
        self.c = self.ffi.dlopen(str(path))
        self.error = self.sized("bubble_error")

    def sized(self, name):
        value = self.ffi.new(name + " *")
        value.size = self.ffi.sizeof(name)
        return value

    def check(self, status):
        if status != self.c.BUBBLE_OK:
            raise RuntimeError(f"{status}: {self.ffi.string(self.error.message).decode()}")

    def handle(self, kind, function, *arguments):
        """Returns the handle that a function stores in its second to last argument."""
        place = self.ffi.new(f"bubble_{kind} **")
        self.check(function(*arguments, place, self.error))
        return place[0]
