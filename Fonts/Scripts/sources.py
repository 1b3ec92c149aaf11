"""The bundled fonts and the packages that contain them. The order of FONTS is the fallback order."""

# Packages of Debian: the version, and the SHA-256 of the .deb file, which is the same on every mirror. They are in
# Debian 12 (bookworm), unless SUITES names another suite.
PACKAGES = {
    "fonts-noto-core": ("20201225-1", "58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba"),
    "fonts-noto-mono": ("20201225-1", "0807ec6454a6f66892159e7939a5c919ac28332e11d54ea78778577d9c569a59"),
    "fonts-noto-cjk": ("1:20220127+repack1-1", "4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502"),
    "fonts-stix": ("1.1.1-4.1", "d84b45ed9f8d53686e68e36d4442710e8cd13645fdb7f8bd6418354fc336182b"),
    "fonts-noto-color-emoji": ("2.051-1", "fd24bbdf01db0e146682eea6d9f10448260fa77da579a6cc0aa336912f143638"),
}

# Packages that are newer than Debian 12's. This emoji font has the emoji of Unicode 17, in the same format (CBDT,
# which Debian 12's FreeType reads) and with the same metrics as Debian 12's font of Emoji 15.1. Debian 13 has the same
# version, but in a file that is larger by 158 kB, with which the fonts would exceed `MAXIMUM_TOTAL_SIZE`.
SUITES = {"fonts-noto-color-emoji": "forky"}

TRUETYPE = "usr/share/fonts/truetype/noto/"
OPENTYPE = "usr/share/fonts/opentype/noto/"
# The folders of packages that do not use the folders of Noto.
FOLDERS = {"fonts-stix": "usr/share/fonts/opentype/stix-word/"}


class Font:
    """One bundled face.

    `role` is one of the values of `BundledFont.Role`: "text", "emoji", "monospaced", "math" or "test".
    `scripts` are ISO 15924 codes. `required` are ranges of code points; the face must have all assigned
    characters in them. `face` is the index of the face in its file.
    """

    def __init__(self, file, package, scripts, required, role="text", face=0):
        self.file, self.package, self.scripts, self.required = file, package, scripts, required
        self.role, self.face = role, face


_LATIN = (["Latn", "Grek", "Cyrl"], [(0x20, 0x7E), (0xA0, 0x17F), (0x3B1, 0x3C9), (0x410, 0x44F),
                                     (0x1EA0, 0x1EF9), (0x2010, 0x2027), (0x20AC, 0x20AC)])
_ARABIC = (["Arab"], [(0x620, 0x655), (0x660, 0x66D), (0x671, 0x6D3), (0x60C, 0x60C), (0x61F, 0x61F)])
_HEBREW = (["Hebr"], [(0x5B0, 0x5C4), (0x5D0, 0x5EA), (0xFB1D, 0xFB36)])
_DEVANAGARI = (["Deva"], [(0x900, 0x97F)])
_THAI = (["Thai"], [(0xE01, 0xE3A), (0xE3F, 0xE5B)])


def _core(name, spec, role="text"):
    return Font(f"{name}.ttf", "fonts-noto-core", spec[0], spec[1], role)


def _script(name, scripts, first, last):
    return _core(f"{name}-Regular", (scripts.split(), [(first, last)]))


# One font for each script that few people use, with a range of the characters that it has to contain. Tangut,
# SignWriting, Anatolian hieroglyphs, Grantha, Bhaiksuki and Marchen are left out because of their size. If a
# script has two fonts, only the first is included.
SCRIPTS = [
    ("NotoSansAdlam", "Adlm", 0x1E900, 0x1E94B),
    ("NotoSansAvestan", "Avst", 0x10B00, 0x10B35),
    ("NotoSansBalinese", "Bali", 0x1B00, 0x1B4B),
    ("NotoSansBamum", "Bamu", 0x16800, 0x16A38),
    ("NotoSansBassaVah", "Bass", 0x16AD0, 0x16AED),
    ("NotoSansBatak", "Batk", 0x1BC0, 0x1BF3),
    ("NotoSansBrahmi", "Brah", 0x11000, 0x1104D),
    ("NotoSansBuginese", "Bugi", 0x1A00, 0x1A1B),
    ("NotoSansBuhid", "Buhd", 0x1740, 0x1753),
    ("NotoSansCarian", "Cari", 0x102A0, 0x102D0),
    ("NotoSansCaucasianAlbanian", "Aghb", 0x10530, 0x10563),
    ("NotoSansChakma", "Cakm", 0x11100, 0x11134),
    ("NotoSansCham", "Cham", 0xAA00, 0xAA36),
    ("NotoSansCoptic", "Copt", 0x2C80, 0x2CF3),
    ("NotoSansCuneiform", "Xsux", 0x12000, 0x12399),
    ("NotoSansCypriot", "Cprt", 0x1080A, 0x10835),
    ("NotoSansDeseret", "Dsrt", 0x10400, 0x1044F),
    ("NotoSansDuployan", "Dupl", 0x1BC00, 0x1BC6A),
    ("NotoSansEgyptianHieroglyphs", "Egyp", 0x13000, 0x1342E),
    ("NotoSansElbasan", "Elba", 0x10500, 0x10527),
    ("NotoSansElymaic", "Elym", 0x10FE0, 0x10FF6),
    ("NotoSansGlagolitic", "Glag", 0x2C00, 0x2C2E),
    ("NotoSansGothic", "Goth", 0x10330, 0x1034A),
    ("NotoSansGunjalaGondi", "Gong", 0x11D6A, 0x11D8E),
    ("NotoSansHanifiRohingya", "Rohg", 0x10D00, 0x10D27),
    ("NotoSansHanunoo", "Hano", 0x1720, 0x1734),
    ("NotoSansHatran", "Hatr", 0x108E0, 0x108F2),
    ("NotoSansImperialAramaic", "Armi", 0x10840, 0x10855),
    ("NotoSansIndicSiyaqNumbers", "Zyyy", 0x1EC71, 0x1ECB4),
    ("NotoSansInscriptionalPahlavi", "Phli", 0x10B60, 0x10B72),
    ("NotoSansInscriptionalParthian", "Prti", 0x10B40, 0x10B55),
    ("NotoSansJavanese", "Java", 0xA980, 0xA9CD),
    ("NotoSansKaithi", "Kthi", 0x11080, 0x110C1),
    ("NotoSansKayahLi", "Kali", 0xA900, 0xA92D),
    ("NotoSansKharoshthi", "Khar", 0x10A19, 0x10A35),
    ("NotoSansKhojki", "Khoj", 0x11213, 0x1123E),
    ("NotoSansKhudawadi", "Sind", 0x112B0, 0x112EA),
    ("NotoSansLepcha", "Lepc", 0x1C00, 0x1C37),
    ("NotoSansLimbu", "Limb", 0x1900, 0x191E),
    ("NotoSansLinearA", "Lina", 0x10600, 0x10736),
    ("NotoSansLinearB", "Linb", 0x10080, 0x100FA),
    ("NotoSansLisu", "Lisu", 0xA4D0, 0xA4FF),
    ("NotoSansLycian", "Lyci", 0x10280, 0x1029C),
    ("NotoSansLydian", "Lydi", 0x10920, 0x10939),
    ("NotoSansMahajani", "Mahj", 0x11150, 0x11176),
    ("NotoSansMandaic", "Mand", 0x840, 0x85B),
    ("NotoSansManichaean", "Mani", 0x10AC0, 0x10AE6),
    ("NotoSansMasaramGondi", "Gonm", 0x11D0B, 0x11D36),
    ("NotoSansMedefaidrin", "Medf", 0x16E40, 0x16E9A),
    ("NotoSansMeeteiMayek", "Mtei", 0xABC0, 0xABED),
    ("NotoSansMendeKikakui", "Mend", 0x1E800, 0x1E8C4),
    ("NotoSansMeroitic", "Merc Mero", 0x109D2, 0x109FF),
    ("NotoSansMiao", "Plrd", 0x16F00, 0x16F4A),
    ("NotoSansModi", "Modi", 0x11600, 0x11644),
    ("NotoSansMongolian", "Mong", 0x1820, 0x1878),
    ("NotoSansMro", "Mroo", 0x16A40, 0x16A5E),
    ("NotoSansMultani", "Mult", 0x1128F, 0x1129D),
    ("NotoSansNKo", "Nkoo", 0x7C0, 0x7FA),
    ("NotoSansNabataean", "Nbat", 0x10880, 0x1089E),
    ("NotoSansNewTaiLue", "Talu", 0x1980, 0x19AB),
    ("NotoSansNewa", "Newa", 0x11400, 0x1145B),
    ("NotoSansNushu", "Nshu", 0x1B170, 0x1B2FB),
    ("NotoSansOgham", "Ogam", 0x1680, 0x169C),
    ("NotoSansOldHungarian", "Hung", 0x10C80, 0x10CB2),
    ("NotoSansOldItalic", "Ital", 0x10300, 0x10323),
    ("NotoSansOldNorthArabian", "Narb", 0x10A80, 0x10A9F),
    ("NotoSansOldPermic", "Perm", 0x10350, 0x1037A),
    ("NotoSansOldPersian", "Xpeo", 0x103A0, 0x103C3),
    ("NotoSansOldSogdian", "Sogo", 0x10F00, 0x10F27),
    ("NotoSansOldSouthArabian", "Sarb", 0x10A60, 0x10A7F),
    ("NotoSansOldTurkic", "Orkh", 0x10C00, 0x10C48),
    ("NotoSansOsage", "Osge", 0x104B0, 0x104D3),
    ("NotoSansOsmanya", "Osma", 0x10480, 0x1049D),
    ("NotoSansPahawhHmong", "Hmng", 0x16B00, 0x16B45),
    ("NotoSansPalmyrene", "Palm", 0x10860, 0x1087F),
    ("NotoSansPauCinHau", "Pauc", 0x11AC0, 0x11AF8),
    ("NotoSansPhagsPa", "Phag", 0xA840, 0xA877),
    ("NotoSansPhoenician", "Phnx", 0x10900, 0x1091B),
    ("NotoSansPsalterPahlavi", "Phlp", 0x10B80, 0x10B91),
    ("NotoSansRejang", "Rjng", 0xA930, 0xA953),
    ("NotoSansRunic", "Runr", 0x16A0, 0x16EA),
    ("NotoSansSamaritan", "Samr", 0x800, 0x82D),
    ("NotoSansSaurashtra", "Saur", 0xA880, 0xA8C5),
    ("NotoSansSharada", "Shrd", 0x11180, 0x111DF),
    ("NotoSansShavian", "Shaw", 0x10450, 0x1047F),
    ("NotoSansSiddham", "Sidd", 0x11580, 0x115B5),
    ("NotoSansSogdian", "Sogd", 0x10F30, 0x10F59),
    ("NotoSansSoraSompeng", "Sora", 0x110D0, 0x110E8),
    ("NotoSansSoyombo", "Soyo", 0x11A50, 0x11AA2),
    ("NotoSansSundanese", "Sund", 0x1B80, 0x1BBF),
    ("NotoSansSylotiNagri", "Sylo", 0xA800, 0xA82C),
    ("NotoSansSyriac", "Syrc", 0x70F, 0x74A),
    ("NotoSansTagalog", "Tglg", 0x1700, 0x170C),
    ("NotoSansTagbanwa", "Tagb", 0x1760, 0x176C),
    ("NotoSansTaiLe", "Tale", 0x1950, 0x196D),
    ("NotoSansTaiTham", "Lana", 0x1A20, 0x1A5E),
    ("NotoSansTaiViet", "Tavt", 0xAA80, 0xAAC2),
    ("NotoSansTakri", "Takr", 0x11680, 0x116B8),
    ("NotoSansTifinagh", "Tfng", 0x2D30, 0x2D67),
    ("NotoSansTirhuta", "Tirh", 0x11480, 0x114C7),
    ("NotoSansUgaritic", "Ugar", 0x10380, 0x1039D),
    ("NotoSansVai", "Vaii", 0xA500, 0xA62B),
    ("NotoSansWancho", "Wcho", 0x1E2C0, 0x1E2F9),
    ("NotoSansWarangCiti", "Wara", 0x118A0, 0x118F2),
    ("NotoSansYi", "Yiii", 0xA000, 0xA48C),
    ("NotoSansZanabazarSquare", "Zanb", 0x11A00, 0x11A47),
    ("NotoMusic", "Zsym", 0x1D129, 0x1D1E8),
    ("NotoSerifAhom", "Ahom", 0x11700, 0x1171A),
    ("NotoSerifDogra", "Dogr", 0x11800, 0x1183B),
    ("NotoSerifNyiakengPuachueHmong", "Hmnp", 0x1E100, 0x1E12C),
    ("NotoSerifYezidi", "Yezi", 0x10E80, 0x10EA9),
]


FONTS = [
    _core("NotoSans-Regular", _LATIN),
    _core("NotoSans-Bold", _LATIN),
    _core("NotoSans-Italic", _LATIN),
    _core("NotoSans-BoldItalic", _LATIN),
    Font("NotoSansMono-Regular.ttf", "fonts-noto-mono", _LATIN[0],
         [(0x20, 0x7E), (0xA0, 0x17F), (0x2500, 0x257F)], "monospaced"),
    _core("NotoSansArabic-Regular", _ARABIC),
    _core("NotoSansArabic-Bold", _ARABIC),
    _core("NotoSansHebrew-Regular", _HEBREW),
    _core("NotoSansHebrew-Bold", _HEBREW),
    _core("NotoSansDevanagari-Regular", _DEVANAGARI),
    _core("NotoSansDevanagari-Bold", _DEVANAGARI),
    _core("NotoSansBengali-Regular", (["Beng"], [(0x985, 0x98C), (0x995, 0x9A8), (0x9E6, 0x9F1)])),
    _core("NotoSansTamil-Regular", (["Taml"], [(0xB85, 0xB8A), (0xBBE, 0xBC2), (0xBE6, 0xBEF)])),
    _core("NotoSansTelugu-Regular", (["Telu"], [(0xC05, 0xC0C), (0xC15, 0xC28), (0xC66, 0xC6F)])),
    _core("NotoSansGujarati-Regular", (["Gujr"], [(0xA85, 0xA8D), (0xA95, 0xAA8), (0xAE6, 0xAEF)])),
    _core("NotoSansGurmukhi-Regular", (["Guru"], [(0xA05, 0xA0A), (0xA15, 0xA28), (0xA66, 0xA6F)])),
    _core("NotoSansKannada-Regular", (["Knda"], [(0xC85, 0xC8C), (0xC95, 0xCA8), (0xCE6, 0xCEF)])),
    _core("NotoSansMalayalam-Regular", (["Mlym"], [(0xD05, 0xD0C), (0xD15, 0xD28), (0xD66, 0xD6F)])),
    _core("NotoSansOriya-Regular", (["Orya"], [(0xB05, 0xB0C), (0xB15, 0xB28), (0xB66, 0xB6F)])),
    _core("NotoSansSinhala-Regular", (["Sinh"], [(0xD85, 0xD96), (0xD9A, 0xDB1)])),
    _core("NotoSansThaana-Regular", (["Thaa"], [(0x780, 0x7B1)])),
    _core("NotoSerifTibetan-Regular", (["Tibt"], [(0xF00, 0xF47), (0xF49, 0xF6C)])),
    _core("NotoSansCherokee-Regular", (["Cher"], [(0x13A0, 0x13F5), (0xAB70, 0xABBF)])),
    _core("NotoSansCanadianAboriginal-Regular", (["Cans"], [(0x1401, 0x1676)])),
    _core("NotoSansOlChiki-Regular", (["Olck"], [(0x1C50, 0x1C7F)])),
    _core("NotoSansThai-Regular", _THAI),
    _core("NotoSansThai-Bold", _THAI),
    _core("NotoSansLao-Regular", (["Laoo"], [(0xE99, 0xE9F), (0xEB0, 0xEB9), (0xED0, 0xED9)])),
    _core("NotoSansKhmer-Regular", (["Khmr"], [(0x1780, 0x17DD), (0x17E0, 0x17E9)])),
    _core("NotoSansMyanmar-Regular", (["Mymr"], [(0x1000, 0x109F)])),
    _core("NotoSansGeorgian-Regular", (["Geor"], [(0x10D0, 0x10FF), (0x1C90, 0x1CBA)])),
    _core("NotoSansArmenian-Regular", (["Armn"], [(0x531, 0x556), (0x561, 0x587)])),
    _core("NotoSansEthiopic-Regular", (["Ethi"], [(0x1200, 0x1248), (0x1369, 0x137C)])),
    _core("NotoSansSymbols-Regular", (["Zsym"], [(0x2460, 0x24FF), (0x26E2, 0x26E2)])),
    _core("NotoSansSymbols2-Regular", (["Zsym"], [(0x25A0, 0x25F7), (0x2756, 0x2767), (0x2800, 0x28FF)])),
    # One face for each language, all with the same characters. The Japanese face comes first, and is used for
    # text without a language.
    *(Font("NotoSansCJK-Regular.ttc", "fonts-noto-cjk", ["Hani", "Hira", "Kana", "Hang", "Bopo"],
           [(0x3041, 0x3096), (0x4E00, 0x9FEF), (0xAC00, 0xD7A3)], face=face) for face in range(5)),
    _core("NotoSansMath-Regular", (["Zmth"], [(0x2200, 0x22FF), (0x1D400, 0x1D454), (0x1D7CE, 0x1D7FF)])),
    *(_script(*script) for script in SCRIPTS),
    Font("NotoColorEmoji.ttf", "fonts-noto-color-emoji", ["Zsye"],
         [(0x1F300, 0x1F320), (0x1F600, 0x1F64F), (0x1F3FB, 0x1F3FF), (0x1F1E6, 0x1F1FF), (0x1FAE9, 0x1FAEA)],
         "emoji"),
    # The only font of Debian 12 with a MATH table and with the same licence as the other fonts.
    Font("STIXMath-Regular.otf", "fonts-stix", ["Zmth"],
         [(0x20, 0x7E), (0x2200, 0x22FF), (0x1D400, 0x1D454), (0x1D7CE, 0x1D7FF)], "math"),
    Font("SquareTest-Regular.ttf", None, [],
         [(0x20, 0x7E), (0xA0, 0xFF), (0x391, 0x3A1), (0x3A3, 0x3C9), (0x5D0, 0x5EA), (0x627, 0x64A),
          (0xE01, 0xE3A), (0x2010, 0x2014), (0x2026, 0x2026), (0x3000, 0x303F), (0x3041, 0x3096),
          (0x30A0, 0x30FF), (0x4E00, 0x4EFF), (0xAC00, 0xACFF)], "test"),
]

SQUARE_FILE = "SquareTest-Regular.ttf"

MAXIMUM_FILE_SIZE = 20_000_000
MAXIMUM_TOTAL_SIZE = 45_000_000
