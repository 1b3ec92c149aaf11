"""Copies the licences of the libraries in the wheel to the folder where setuptools looks: licenses.py LIBRARY.

The licences are those of the Debian packages whose libraries the library is linked with on this machine.
"""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "licenses"
#: Packages of the C compiler, which are not included in the wheel (`repair.py`).
OUTSIDE = {"libc6", "libgcc-s1", "libstdc++6"}


def packages(library: str) -> set[str]:
    """Returns the packages of all libraries that a library is linked with, directly or indirectly."""
    printed = subprocess.run(["ldd", library], capture_output=True, text=True, check=True).stdout
    found = set()
    for path in re.findall(r"(/\S+)", printed):
        # If `/lib` is a link to `/usr/lib`, the package may list the file under either name.
        for name in (path, str(pathlib.Path(path).resolve()), path.removeprefix("/usr"), "/usr" + path):
            owner = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True).stdout
            if owner:
                found.add(owner.split(":")[0])
                break
        else:
            sys.exit(f"licenses: no package has {path}, so its licence is not known")
    return found - OUTSIDE


def copy(library: str) -> list[str]:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    names = sorted(packages(library))
    for name in names:
        shutil.copy(pathlib.Path("/usr/share/doc") / name / "copyright", FOLDER / f"{name}.txt")
    return names


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print("licences of", ", ".join(copy(sys.argv[1])))
