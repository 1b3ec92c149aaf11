"""What pyproject.toml cannot say: the wheel fits one platform, any Python 3, and has the version of the Swift package."""

import pathlib
import re

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel

HERE = pathlib.Path(__file__).resolve().parent
NAMES = HERE.parent / "Sources/BubbleLayoutC/Engine/StaticNames.swift"


def version() -> str:
    found = re.search(r'version = StaticNames\(\["([^"]+)"\]\)', NAMES.read_text(encoding="utf-8"))
    if not found:
        raise SystemExit(f"setup: {NAMES} names no version")
    return found.group(1)


class PlatformDistribution(Distribution):
    def has_ext_modules(self) -> bool:
        return True


class PlatformWheel(bdist_wheel):
    def get_tag(self) -> tuple[str, str, str]:
        # The library is loaded at run time and knows nothing of Python.
        return "py3", "none", super().get_tag()[2]


if not list((HERE / "src/bubblelayout/native").glob("*BubbleLayoutC.*")):
    raise SystemExit("setup: the library is not there yet; `make python` builds it and puts it into the package")

setup(version=version(), distclass=PlatformDistribution, cmdclass={"bdist_wheel": PlatformWheel})
