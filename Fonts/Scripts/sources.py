"""What is bundled and where it comes from. The order of FONTS is the fallback order."""

# Debian 12 (bookworm). The hash is that of the .deb, whatever mirror it came from.
PACKAGES = {
    "fonts-noto-core": ("20201225-1", "58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba"),
    "fonts-noto-mono": ("20201225-1", "0807ec6454a6f66892159e7939a5c919ac28332e11d54ea78778577d9c569a59"),
    "fonts-noto-cjk": ("1:20220127+repack1-1", "4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502"),
    "fonts-noto-color-emoji": ("2.042-0+deb12u1", "a5ab0f69c7938423862320d9aca5dd187b3fd879d6a9a57dd52e17c3fa8d2751"),
}

TRUETYPE = "usr/share/fonts/truetype/noto/"
OPENTYPE = "usr/share/fonts/opentype/noto/"


class Font:
    """One bundled file.

    `role` is "text" for a font that others fall back to, "emoji" for the one they fall back to for
    emoji, "monospaced" and "test" for those that are only used by name. `scripts` are ISO 15924 codes. `required` are ranges of code points that must
    all be there.
    """

    def __init__(self, file, package, scripts, required, role="text"):
        self.file, self.package, self.scripts, self.required = file, package, scripts, required
        self.role = role


_LATIN = (["Latn", "Grek", "Cyrl"], [(0x20, 0x7E), (0xA0, 0x17F), (0x3B1, 0x3C9), (0x410, 0x44F),
                                     (0x1EA0, 0x1EF9), (0x2010, 0x2027), (0x20AC, 0x20AC)])
_ARABIC = (["Arab"], [(0x620, 0x655), (0x660, 0x66D), (0x671, 0x6D3), (0x60C, 0x60C), (0x61F, 0x61F)])
_HEBREW = (["Hebr"], [(0x5B0, 0x5C4), (0x5D0, 0x5EA), (0xFB1D, 0xFB36)])
_DEVANAGARI = (["Deva"], [(0x900, 0x97F)])
_THAI = (["Thai"], [(0xE01, 0xE3A), (0xE3F, 0xE5B)])


def _core(name, spec, role="text"):
    return Font(f"{name}.ttf", "fonts-noto-core", spec[0], spec[1], role)


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
    Font("NotoSansCJK-Subset-Regular.otf", "fonts-noto-cjk",
         ["Hani", "Hira", "Kana", "Hang", "Bopo"], [(0x3041, 0x3096), (0xAC00, 0xD7A3)]),
    Font("NotoColorEmoji.ttf", "fonts-noto-color-emoji", ["Zsye"],
         [(0x1F300, 0x1F320), (0x1F600, 0x1F64F), (0x1F3FB, 0x1F3FF), (0x1F1E6, 0x1F1FF)],
         "emoji"),
    Font("SquareTest-Regular.ttf", None, [],
         [(0x20, 0x7E), (0xA0, 0xFF), (0x391, 0x3A1), (0x3A3, 0x3C9), (0x5D0, 0x5EA), (0x627, 0x64A),
          (0xE01, 0xE3A), (0x2010, 0x2014), (0x2026, 0x2026), (0x3000, 0x303F), (0x3041, 0x3096),
          (0x30A0, 0x30FF), (0x4E00, 0x4EFF), (0xAC00, 0xACFF)], "test"),
]

CJK_SOURCE = OPENTYPE + "NotoSansCJK-Regular.ttc"
CJK_FILE = "NotoSansCJK-Subset-Regular.otf"
SQUARE_FILE = "SquareTest-Regular.ttf"

MAXIMUM_FILE_SIZE = 20_000_000
MAXIMUM_TOTAL_SIZE = 30_000_000
