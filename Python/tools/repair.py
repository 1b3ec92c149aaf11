"""Puts the libraries that a wheel's library depends on into the wheel: repair.py WHEEL FOLDER.

auditwheel does this and finds the tag (`manylinux_…`). Its policies assume that every Linux has GLib, expat and zlib, which small images lack.
So these libraries go into the wheel too; only the C compiler's own libraries do not.
"""

from __future__ import annotations

import json
import pathlib
import sys
import tempfile

import auditwheel.policy
from auditwheel.libc import Libc
from auditwheel.main import main

ALWAYS_THERE = {
    "libanl.so.1", "libc.so.6", "libdl.so.2", "libgcc_s.so.1", "libm.so.6", "libmvec.so.1", "libnsl.so.1", "libpthread.so.0",
    "libresolv.so.2", "librt.so.1", "libstdc++.so.6", "libutil.so.1"}


def repair(wheel: str, folder: str) -> int:
    places = auditwheel.policy._POLICY_JSON_MAP
    policies = json.loads(places[Libc.GLIBC].read_text(encoding="utf-8"))
    for policy in policies:
        policy["lib_whitelist"] = [name for name in policy["lib_whitelist"] if name in ALWAYS_THERE]
    with tempfile.TemporaryDirectory() as name:
        places[Libc.GLIBC] = pathlib.Path(name) / "policies.json"
        places[Libc.GLIBC].write_text(json.dumps(policies), encoding="utf-8")
        sys.argv = ["auditwheel", "repair", "--wheel-dir", folder, wheel]
        return main() or 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(repair(sys.argv[1], sys.argv[2]))
