"""Makes the CJK font: a subset of the Japanese face of Noto Sans CJK, its layout tables kept.

Every OpenType feature is kept, so the glyph closure brings in what they reach: above all the Simplified
Chinese, Traditional Chinese, Hong Kong and Korean forms behind `locl`, and the vertical forms.
"""

from fontTools import subset
from fontTools.ttLib import TTFont

import cjk_charsets

FACE = 0  # of the collection: Noto Sans CJK JP
LANGUAGES = ["JAN ", "KOR ", "ZHS ", "ZHT ", "ZHH "]


def build(source, path):
    """Writes the subset of the collection at `source` to `path`."""
    font = TTFont(source, fontNumber=FACE, lazy=True, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = ["*"]
    options.layout_scripts = ["*"]
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.notdef_outline = True
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=cjk_charsets.wanted())
    subsetter.subset(font)
    font.save(path)


def check(source, path):
    """Coverage per set, as it goes into the manifest; raises when the subset lost something."""
    full = TTFont(source, fontNumber=FACE, lazy=True)
    made = TTFont(path, lazy=True)
    full_map, made_map = full.getBestCmap(), made.getBestCmap()
    lost = {p for p in cjk_charsets.wanted() if p in full_map and p not in made_map}
    if lost:
        raise SystemExit(f"{path}: lost {sorted(lost)[:10]}")
    _check_languages(full, made, full_map, made_map, path)
    coverage = []
    for name, points in cjk_charsets.SETS.items():
        missing = sorted(point for point in points if point not in made_map)
        entry = {"set": name, "characters": len(points), "covered": len(points) - len(missing)}
        if missing:
            entry["missing"] = [f"U+{point:04X}" for point in missing]
        coverage.append(entry)
    return coverage


def _localized(font, language):
    """glyph name -> glyph name by the single substitutions of `locl` for Han and this language."""
    table = font["GSUB"].table
    script = next(s.Script for s in table.ScriptList.ScriptRecord if s.ScriptTag == "hani")
    system = next(
        (r.LangSys for r in script.LangSysRecord if r.LangSysTag == language), script.DefaultLangSys)
    mapping = {}
    for index in system.FeatureIndex:
        record = table.FeatureList.FeatureRecord[index]
        if record.FeatureTag != "locl":
            continue
        for lookup in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[lookup].SubTable:
                part = getattr(part, "ExtSubTable", part)
                mapping.update(getattr(part, "mapping", {}))
    return mapping


def _check_languages(full, made, full_map, made_map, path):
    """Each kept character has, in each language, a substitute exactly when the source has one.

    Glyph names are those of a CID-keyed font (cidNNNNN) and survive the subsetting, so the two
    fonts' mappings compare directly.
    """
    for language in LANGUAGES:
        before, after = _localized(full, language), _localized(made, language)
        for point, glyph in made_map.items():
            if before.get(full_map[point]) != after.get(glyph):
                raise SystemExit(f"{path}: locl {language} differs for U+{point:04X}")
        if not after and language != "JAN ":
            raise SystemExit(f"{path}: locl {language} is empty")
