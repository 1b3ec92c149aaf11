#!/usr/bin/env python3
"""Records where lines start in Chromium under CSS options that chat texts do not have by default.

    Scripts/chromium-options.py CORPUS FONTS OUT [NAME…]

CORPUS is JSON Lines with `id`, `text` and `lang`. FONTS is a folder with the fonts of `Fonts/Files` and `Tests/Fonts`, by name. For each setting (by
default all), OUT/NAME.txt gets a line of JSON that describes the recording, and then one line for each text, first those of TEXTS: one word for each
width in the format of `browser-records.py`.
"""

import hashlib
import json
import os
import sys

import browser_python

browser_python.enter()

from chromium_recorder import Recorder, read_corpus  # noqa: E402
from playwright.sync_api import Error  # noqa: E402

BATCH = 200

# Texts with what messages seldom have: several spaces and tabs at a line's end, signs beside numbers, soft hyphens, combining marks.
TEXTS = [
    ("aaa   bbb    ccc d  e   f", "en"), ("aaaa bbbb  \ncc   \n   dd", "en"), ("a\tbb\t\tccc \t d", "en"),
    ("aa\u3000\u3000bb\u3000cc 漢\u3000\u3000字", "ja"), ("aa\u2003\u2003bb \u2009 cc", "en"),
    ("aaaaaaaaaaaaaa    b", "en"), ("                    ", "en"), ("a b c d e f g h i j", "en"),
    ("اللاعبون الآن والإسلام السلام", "ar"), ("لاَلَالَّا كُلّا", "ar"), ("سلام می\u200cخواهم", "fa"),
    ("-5 +5 5% %5 $500 500€ €5 -12.75 1,000,000 (12)% ±3 #1 №5 5°", "en"), ("٪٥٠ ٥٠٪ ₹५०० ५०%", "ar"),
    ("un\u00addone super\u00adcali\u00adfragi\u00adlistic", "en"), ("cafe\u0301 e\u0301e\u0301e\u0301 a\u0302\u0301b", "en"),
    ("สวัสดีครับผม ทำน้ำ", "th"), ("ສະບາຍດີ ກຳມະສິດ", "lo"), ("नमस्ते दुनिया क्षत्रिय", "hi"),
    ("https://example.org/a/b?c=d&e=f#g|h", "en"), ("a-b -b - b—c–d…e!f?g", "en"), ("“quoted” ‘text’ (in) [brackets] {all}", "en"),
    ("日本語の文章、「かぎ括弧」と。ー々っ", "ja"), ("👨‍👩‍👧👍🏽🇩🇪🇫🇷1️⃣❤️😀", "en"), ("한국어 텍스트를 나눈다", "ko"),
    ("漢字ABC漢字123漢字 ABC 漢字", "ja"), ("A漢B字C", "ja"), ("第1章、2024年1月31日（水）10%", "ja"), ("カタカナabcひらがな", "ja"),
    ("漢é漢ñ漢Ж漢א漢", "zh"), ("漢Ａ漢１漢ｱ漢", "ja"), ("漢한글漢", "ko"), ("漢😀漢、a漢。b漢・c漢ーd", "ja"),
    ("汉字汉字汉字汉字a汉字汉字b汉字汉字汉字c汉字", "zh"), ("漢1️⃣漢e\u0301漢か\u3099a葛\U000e0100b", "ja"), ("漢\u200ba漢\u2060b漢\u200dc", "ja"),
]

FONTS = [
    "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
    "NotoSansThai-Regular.ttf", "NotoSansBengali-Regular.ttf", "NotoSansTamil-Regular.ttf", "NotoSansTelugu-Regular.ttf",
    "NotoSansLao-Regular.ttf", "NotoSansKhmer-Regular.ttf", "NotoSansMyanmar-Regular.ttf", "NotoSansGeorgian-Regular.ttf",
    "NotoSansArmenian-Regular.ttf", "NotoSansEthiopic-Regular.ttf", "NotoSansGujarati-Regular.ttf",
    "NotoSansGurmukhi-Regular.ttf", "NotoSansKannada-Regular.ttf", "NotoSansMalayalam-Regular.ttf",
    "NotoSansSinhala-Regular.ttf", "NotoSansThaana-Regular.ttf", "NotoSansCherokee-Regular.ttf",
    "NotoSansCanadianAboriginal-Regular.ttf", "NotoSansOlChiki-Regular.ttf", "NotoSansOriya-Regular.ttf",
    "NotoSerifTibetan-Regular.ttf", "NotoSansSymbols-Regular.ttf", "NotoSansSymbols2-Regular.ttf",
    "NotoSansCJK-Subset-Regular.otf", "NotoColorEmoji.ttf",
]
FIRST_CJK = ["NotoSansCJK-Subset-Regular.otf"] + [name for name in FONTS if "CJK" not in name]

# every: N takes every Nth message of the corpus.
SETTINGS = [
    {"name": "break-all", "size": 16, "widths": [90, 203.5], "every": 4, "css": {"word-break": "break-all"}},
    {"name": "anywhere", "size": 15, "widths": [77, 180.25], "every": 6, "css": {"line-break": "anywhere"}},
    {"name": "break-spaces", "size": 16, "widths": [60, 150, 260.5], "every": 3, "css": {"white-space": "break-spaces"}},
    {"name": "anywhere-spaces", "size": 14, "widths": [100], "every": 12,
     "css": {"line-break": "anywhere", "white-space": "break-spaces"}},
    {"name": "autospace", "size": 16, "widths": [60, 120, 230.5], "every": 2, "css": {"text-autospace": "normal"}},
    {"name": "autospace-cjk", "size": 13.5, "widths": [80.25, 150], "every": 6, "fonts": FIRST_CJK, "letterSpacing": 0.5,
     "css": {"text-autospace": "normal"}},
    {"name": "balance", "size": 16, "widths": [120, 220, 300.75], "every": 2, "css": {"text-wrap-style": "balance"}},
]

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number):
    return (base36(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def word(lines):
    starts = [line[0] for line in lines]
    return ",".join(base36(b - a) for a, b in zip(starts, starts[1:])) or "."


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def record(setting, corpus, fonts, out):
    files = [os.path.join(fonts, name) for name in setting.get("fonts", FONTS)]
    texts = [{"text": text, "lang": lang} for text, lang in TEXTS]
    texts += [{"text": row["text"], "lang": row["lang"]} for row in read_corpus(corpus)[::setting["every"]]]
    css = dict(setting["css"])
    if "letterSpacing" in setting:
        css["letter-spacing"] = f"{setting['letterSpacing']}px"
    with Recorder() as browser:
        browser.load_files(files, setting["size"])
        rules = ";".join(f"{name}:{value}" for name, value in css.items())
        browser.add_style(".message{" + rules + "}")
        columns = []
        for width in setting["widths"]:
            column = []
            for first in range(0, len(texts), BATCH):
                column += [word(lines) for lines, _ in browser.apply("layOut", texts[first:first + BATCH], width)]
            columns.append(column)
        head = {key: value for key, value in setting.items() if key != "fonts"}
        head["fonts"] = [{"file": os.path.basename(path), "sha256": sha256(path)} for path in files]
        head.update(corpus=sha256(corpus), browser=browser.version, texts=TEXTS)
    with open(os.path.join(out, setting["name"] + ".txt"), "w", encoding="utf-8") as file:
        file.write(json.dumps(head, ensure_ascii=False, separators=(",", ":")) + "\n")
        for row in zip(*columns):
            file.write(" ".join(row) + "\n")


def main():
    corpus, fonts, out, *names = sys.argv[1:]
    os.makedirs(out, exist_ok=True)
    for setting in SETTINGS:
        if not names or setting["name"] in names:
            record(setting, corpus, fonts, out)
            print(setting["name"])


if __name__ == "__main__":
    try:
        main()
    except (Error, OSError, ValueError) as error:
        sys.exit(f"chromium-options: {error}")
