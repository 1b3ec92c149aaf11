"""The settings that pyproject.toml cannot express: the wheel is for one platform and any Python 3, with the version of the Swift package."""

import pathlib

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel

HERE = pathlib.Path(__file__).resolve().parent
VERSION = (HERE.parent / "VERSION").read_text(encoding="utf-8").strip()


class PlatformDistribution(Distribution):
    def has_ext_modules(self) -> bool:
        return True


class PlatformWheel(bdist_wheel):
    def get_tag(self) -> tuple[str, str, str]:
        # The library is loaded at run time and does not depend on Python's version.
        return "py3", "none", super().get_tag()[2]


if not list((HERE / "src/bubblelayout/native").glob("*BubbleLayoutC.*")):
    raise SystemExit("setup: the library is missing; `make python` builds it and puts it into the package")

# Layouts depend on the fonts, so the fonts must have the same version.
requirements = ["cffi>=1.15", "numpy>=1.24", f"bubblelayout-fonts=={VERSION}"]
setup(version=VERSION, install_requires=requirements, distclass=PlatformDistribution, cmdclass={"bdist_wheel": PlatformWheel})
