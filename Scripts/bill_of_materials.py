"""Lists the parts of a release as SPDX 2.3 in JSON: compiled-in parts, the fonts, and the linked libraries."""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Packaging"))

import notice  # noqa: E402

# The names under which SwiftPM keeps the fetched packages.
FETCHED = {"Swift Argument Parser": "swift-argument-parser", "FlyingFox": "flyingfox"}
STATE = ROOT / ".build/static/workspace-state.json"


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", name)


def package(name, version, license, owner, comment, checksum=None):
    found = {
        "SPDXID": identifier(name), "name": name, "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "licenseConcluded": license, "licenseDeclared": license, "copyrightText": owner or "NOASSERTION", "comment": comment}
    if version:
        found["versionInfo"] = version
    if checksum:
        found["checksums"] = [{"algorithm": "SHA256", "checksumValue": checksum}]
    return found


def fetched_versions():
    """The versions of the packages that SwiftPM has fetched."""
    dependencies = json.loads(STATE.read_text(encoding="utf-8"))["object"]["dependencies"]
    return {each["packageRef"]["identity"]: each["state"]["checkoutState"].get("version") for each in dependencies}


def compiled():
    swift = re.search(r"Swift version (\S+)", output("swift", "--version"))
    versions = fetched_versions()
    for name, owner, license, _, purpose in notice.COMPILED:
        version = versions.get(FETCHED.get(name, ""))
        if name.startswith(("Swift standard library", "ICU")) and swift:
            version = f"of Swift {swift[1]}"
        yield package(name, version, license, owner, purpose)


def fonts():
    seen = set()
    for font in notice.fonts():
        if font["file"] not in seen:
            seen.add(font["file"])
            yield package(
                font["file"], font.get("packageVersion"), font["license"], font["copyright"], f"font {font['family']}", font["sha256"])


def linked(library):
    """Yields the Debian packages of all libraries that a library is linked with, directly or indirectly."""
    found = {}
    for path in re.findall(r"=> (/\S+)", output("ldd", str(library))):
        for name in (path, str(pathlib.Path(path).resolve()), path.removeprefix("/usr"), "/usr" + path):
            owner = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True).stdout.split(":")[0]
            if owner:
                found[owner] = output("dpkg-query", "-W", "-f", "${Version}\n", owner).splitlines()[0]
                break
    for name, version in sorted(found.items()):
        yield package(name, version, "NOASSERTION", None, "linked with; a copy is in the Python wheel unless it comes with the C compiler")


def write(path, version, day, library):
    """Writes the bill of materials of a release to a file."""
    own = package("bubblelayout", version, "Apache-2.0", "The BubbleLayout contributors", "the library, the tool and the Python package")
    parts, compiled_in, bundled, beside = [own], list(compiled()), list(fonts()), list(linked(library))
    parts += compiled_in + bundled + beside
    relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own["SPDXID"]}]
    for kind, others in (("STATIC_LINK", compiled_in), ("CONTAINS", bundled), ("DYNAMIC_LINK", beside)):
        relations += [
            {"spdxElementId": own["SPDXID"], "relationshipType": kind, "relatedSpdxElement": other["SPDXID"]} for other in others]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"bubblelayout-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/bubblelayout-{version}",
        "creationInfo": {"created": f"{day}T00:00:00Z", "creators": ["Organization: The BubbleLayout contributors"]},
        "packages": parts, "relationships": relations}
    path.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
