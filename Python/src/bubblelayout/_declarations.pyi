from typing import Any

# What cffi makes of the header; its structures have no types that a checker knows.
ffi: Any
