"""The texts that chromium-probe.py lays out: representatives of line-break classes, and realistic tokens."""

# "" is an unknown language. The complete table is written for the first language.
LANGUAGES = ["en", "", "ja", "ko", "zh-Hans", "zh-Hant", "de", "fr", "fi", "he", "ar"]

# (text, its line-break class of UAX #14 17.0 and how it differs from others of the class)
REPRESENTATIVES = [
    ("a", "AL ASCII"), ("A", "AL ASCII capital"), ("1", "NU ASCII"),
    ("!", "EX"), ('"', "QU ASCII"), ("#", "AL number sign"), ("$", "PR"), ("%", "PO"), ("&", "AL ampersand"),
    ("'", "QU ASCII apostrophe"), ("(", "OP"), (")", "CP"), ("*", "AL asterisk"), ("+", "PR plus"),
    (",", "IS comma"), ("-", "HY"), (".", "IS full stop"), ("/", "SY"), (":", "IS colon"), (";", "IS semicolon"),
    ("<", "AL less-than"), ("=", "AL equals"), (">", "AL greater-than"), ("?", "EX question"), ("@", "AL at"),
    ("[", "OP bracket"), ("\\", "PR backslash"), ("]", "CP bracket"), ("_", "AL underscore"), ("`", "AL grave"),
    ("{", "OP brace"), ("|", "BA bar"), ("}", "CL brace"), ("~", "AL tilde"),
    (" ", "SP"), ("\t", "BA tab"),
    ("\u00a0", "GL no-break space"), ("\u00ad", "BA soft hyphen"), ("\u200b", "ZW"), ("\u200d", "ZWJ"),
    ("\u200c", "CM non-joiner"), ("\u2060", "WJ"), ("\ufeff", "WJ byte order mark"), ("\u2003", "BA em space"),
    ("\u2009", "BA thin space"), ("\u202f", "GL narrow no-break space"), ("\u3000", "BA ideographic space"),
    ("\u0301", "CM"), ("\u200e", "CM left-to-right mark"), ("\u2066", "CM isolate"),
    ("é", "AL Latin-1"), ("ß", "AL Latin-1"), ("ª", "AI Latin-1"), ("¡", "OP inverted exclamation"),
    ("¿", "OP inverted question"), ("«", "QU Pi"), ("»", "QU Pf"), ("€", "PR euro"), ("£", "PR pound"), ("¢", "PO cent"),
    ("°", "PO degree"), ("±", "PR plus-minus"), ("§", "AI section"), ("·", "AI middle dot"), ("×", "AI times"),
    ("©", "AL copyright"), ("®", "AL registered"), ("´", "BB acute"), ("½", "AI half"), ("№", "PR numero"),
    ("‐", "HH hyphen"), ("\u2011", "GL non-breaking hyphen"), ("–", "HH en dash"), ("—", "B2 em dash"),
    ("―", "AI horizontal bar"), ("‘", "QU Pi single"), ("’", "QU Pf single"), ("“", "QU Pi double"), ("”", "QU Pf double"),
    ("„", "OP low quote"), ("‚", "OP low quote single"), ("‹", "QU Pi"), ("›", "QU Pf"), ("…", "IN ellipsis"),
    ("‥", "IN two dots"), ("•", "AL bullet"), ("†", "AI dagger"), ("‰", "PO per mille"), ("′", "PO prime"),
    ("‼", "NS double exclamation"), ("⁄", "IS fraction slash"), ("→", "AI arrow"), ("−", "PR minus"), ("∞", "AI infinity"),
    ("☺", "ID smiling face"), ("★", "AI star"), ("♥", "AI heart"), ("✓", "AL check mark"), ("❗", "EX-like symbol, ID"),
    ("д", "AL Cyrillic"), ("α", "AL Greek"), ("ა", "AL Georgian"), ("ա", "AL Armenian"), ("։", "IS Armenian full stop"),
    ("አ", "AL Ethiopic"), ("፡", "BA Ethiopic wordspace"), ("።", "BA Ethiopic full stop"),
    ("א", "HL"), ("־", "HH maqaf"), ("׳", "AL geresh"), ("ع", "AL Arabic"), ("،", "IS Arabic comma"),
    ("؟", "EX Arabic question"), ("٣", "NU Arabic digit"), ("٪", "PO Arabic percent"), ("۔", "EX Urdu full stop"),
    ("क", "AK/AL Devanagari"), ("ि", "CM Devanagari"), ("्", "VI/CM virama"), ("।", "BA danda"), ("३", "NU Devanagari"),
    ("க", "AL Tamil"), ("ก", "SA Thai"), ("๑", "NU Thai"), ("ฯ", "SA paiyannoi"), ("ๆ", "SA maiyamok"),
    ("ກ", "SA Lao"), ("ក", "SA Khmer"), ("က", "SA Burmese"), ("།", "BA Tibetan shad"), ("་", "BA tsheg"), ("ཀ", "AL Tibetan"),
    ("ᜀ", "AL Tagalog"), ("ꦏ", "AK Javanese"), ("ᬓ", "AK Balinese"),
    ("漢", "ID Han"), ("あ", "ID Hiragana"), ("ア", "ID Katakana"), ("ぁ", "CJ small Hiragana"), ("ッ", "CJ small Katakana"),
    ("ー", "CJ prolonged sound mark"), ("々", "NS iteration mark"), ("ゝ", "NS Hiragana iteration"), ("・", "NS middle dot"),
    ("゛", "NS voiced mark"), ("。", "CL ideographic full stop"), ("、", "CL ideographic comma"), ("「", "OP corner"),
    ("」", "CL corner"), ("『", "OP white corner"), ("【", "OP lenticular"), ("】", "CL lenticular"), ("《", "OP double angle"),
    ("〜", "NS wave dash"), ("〇", "ID zero"), ("〒", "ID postal mark"),
    ("！", "EX fullwidth"), ("？", "EX fullwidth question"), ("（", "OP fullwidth"), ("）", "CL fullwidth"),
    ("，", "CL fullwidth comma"), ("．", "CL fullwidth stop"), ("：", "NS fullwidth colon"), ("；", "NS fullwidth semicolon"),
    ("Ａ", "ID fullwidth letter"), ("１", "ID fullwidth digit"), ("％", "PO fullwidth"), ("￥", "PR fullwidth yen"),
    ("～", "ID fullwidth tilde"), ("／", "ID fullwidth solidus"), ("ｱ", "ID halfwidth"), ("ｯ", "CJ halfwidth"), ("｡", "CL halfwidth"),
    ("한", "H3 Hangul"), ("가", "H2 Hangul"), ("ㅋ", "ID Hangul compatibility jamo"), ("ᄀ", "JL"), ("ᅡ", "JV"), ("ᆨ", "JT"),
    ("😀", "ID emoji"), ("👍", "EB"), ("👍🏽", "EB with modifier"), ("🏽", "EM"), ("❤️", "emoji presentation sequence"),
    ("1️⃣", "keycap"), ("🇩🇪", "flag"), ("🇩", "RI"), ("👨‍👩‍👧", "ZWJ sequence"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "tag sequence"),
    ("\U0001fac8", "ID emoji of Unicode 17"), ("\ufffc", "CB object replacement"), ("\ufffd", "AI replacement"), ("\ue000", "XX private use"),
    ("𠮷", "ID supplementary Han"), ("𝐀", "AL mathematical"),
]

ENGLISH = """
Hello, world! | It's 5 o'clock. | rock 'n' roll | "quoted text" here | 'single' quotes | (in brackets) | [in brackets] text
{ x } | { x: 1 } | if (a) { b } | { "a": [1, 2, 3] } | f(x) | f (x) | f(a,b) | f(a, b) | a[0] | a [0] | a[i][j] | x={y} | a{b}c
1,000.50 | 1,000,000 | 1.5 | .5 | 1. | 1.2.3 | v1.2.3-beta.4 | $100 | US$100 | $1,000.50 | 100% | 100 % | 50%off | -5 | -5% | +5 | ±5
x-5 | 5-3 | a -5 | a - 5 | (-5) | [-1] | 1-2-3 | 555-1234 | +1-555-123-4567 | (555) 123-4567 | 2024-01-31 | 31/01/2024 | 1/2 | 12:30 | 12:30pm
ABCD-1234 | 1234-5678 | abc-def | well-known | e-mail | state-of-the-art | -abc | --abc | a--b | a --b | a-- b | a---b | -- | --- | ---- | - | a- | -a-
--long-option | -x -y | a -> b | a->b | a=>b | a => b | a<b | a<b>c | a <b> c | <b>bold</b> | <br/> | </div> | a>b | x>=1 | a!=b | a==b | i++ | ++i | i--
a/b/c | and/or | a / b | either/or/both | 1/2/3 | a/1 | 1/a | /usr/local/bin | ~/notes.txt | ./run.sh | ../up | C:\\Users\\me | a\\b | \\n | \\\\host\\share
a_b | snake_case_name | __init__ | _x_ | a|b | a||b | a | b | |x| | a&b | a&&b | R&D | AT&T | a & b | &amp; | a?b | a?b:c | really?! | what?? | no!! | a!b | wow!!!yes
a;b | a:b | a::b | std::vector<int> | key:value | key: value | a,b | a,b,c | a.b | a.b.c | example.com | index.html | e.g. | U.S.A. | wait... what | wait...what | ...what | a…b | wait… what
#hashtag | #1 | #1-2 | issue #12, #13 | @name | @some_body-else | hi @name! | me@example.com | first.last+tag@mail.example.co.uk | a@b | a#b | C# | F#m | a*b | **bold** | *it* | a * b | 2*3 | a^b | x^2 | `code` | a`b`c | ~tilde~ | a~b | ~5
https://example.com | https://example.com/ | https://example.com/a/b/c | http://www.example.com/path/to/page.html | https://example.com/?q=1 | https://example.com/search?q=line+break&lang=en&page=2#results
https://example.com/a-b-c/2024/01/31/some-long-title-with-words/ | https://example.com:8080/x | https://en.example.org/wiki/Foo_(bar) | https://example.com/%E3%81%82%E3%81%84 | https://example.com/~user/file.tar.gz | ftp://1.2.3.4/ | mailto:me@example.com?subject=Hi
www.example.com/a?b=c&d=e | example.com/a,b;c=d | file:///tmp/a.txt | https://example.com/a/1/b/2 | https://example.com/index.php?id=12&x[]=3&y={4} | https://example.com/a?b#c!d | https://t.example/AbC123 | https://example.com/a.b.c/d_e/f-g
git://host/repo.git#main | user:pass@host:22 | s3://bucket/key=1/part-0001.gz | 192.168.0.1:80 | fe80::1 | 00:1a:2b:3c | 9f86d081884c7d65-9a2f-eaa0 | aGVsbG8=+/x== | a%20b | 50%50
:) | :-) | ;) | :D | :-D | <3 | ^_^ | -_- | >_< | o/ | \\o/ | ¯\\_(ツ)_/¯ | (╯°□°)╯︵ ┻━┻ | ( ͡° ͜ʖ ͡°) | xD | :'( | :/ | :-/ a | =) | (y)
French : oui ! | « oui » | «oui» | « oui » | ‹a› | “a” | “a” b | a “b” c | ‘a’ | it’s | don’t | „so“ | »so« | a—b | a — b | a–b | 1–2 | a – b | 10–20% | “a”—b | —a | a—
¿qué? | ¡hola! | ¿ qué ? | €5 | 5€ | 5 € | £5 | 5£ | ¢5 | 5¢ | 20° | 20°C | 20 °C | №5 | §5 | § 5 | ½ cup | 1½ | 2×3 | a·b | a•b | • item | a→b | a → b | 5′ | 5″ | ‰ | 5‰
naïve | café-bar | café/bar | é-1 | é-a | -é | a-é | é1 | ü/ö | a/é | é/a | é.é | é,é | é!é | é?é | é:é | é(é)é | é[1] | é{x} | (é) | é% | é$ | $é | é&é | é@é | é_é | é|é | é\\é | é"é" | é'é | é#é | é*é | é+é | é<é | é=é | é>é | é~é
привет/мир | из-за | по-русски | 5-й | 1-ый | т.е. | a/д | д/a | (д) | «д» | «д», д | д—д | д — д | д-5 | 5-д | №5 | 100₽ | ₽100 | €5/£4 | 5/£4 | £(5) | €(5) | 5.° | 5)£ | 5)€ | 5/€ | и/или | г.Москва | д!д | д?д | д:д | д%д
"""

OTHERS = {
    "ja": """日本語 | 日本語です。 | こんにちは、世界！ | 「はい」と言う | 「はい」。 | （笑） | 日本(にほん) | (日本) | 日本 (にほん) | コーヒー | ラーメン | きゃっきゃ | ちょっと | カップ | 人々 | いすゞ | ア・イ | えっ!? | えっ！？ | えー… | えー……あ | そう—そう | そう――そう | 〜です | 5〜6 | 100円 | ¥100 | ￥100 | １００％ | 100％ | 第1章 | 1個 | 2024年1月31日 | A社 | Aと B | a日b | 日a本 | 日1本 | 日-本 | 日/本 | 日.本 | 日,本 | 日!本 | 日?本 | 日"本"日 | 日'本'日 | 日“本”日 | 日‘本’日 | 日…本 | 日—本 | 日–本 | 日%本 | $日 | 日$ | 日#本 | 日&本 | 日@本 | 日_本 | 日|本 | 日\\本 | 日:本 | 日;本 | 日*本 | 日+本 | 日<本>日 | 日=本 | 日~本 | 日[本]日 | 日{本}日 | 日é本 | 日д本 | 日😀本 | 日👍🏽本 | 日\u200d本 | https://例え.jp/あ?い=う | w笑 | 草www | ﾊﾝｶｸ | ｷｬｯ | 。｡ | ぁ | あぁ | ッあ""",
    "zh-Hans": """你好 | 你好，世界！ | “你好”，他说 | ‘你好’ | 《书名》 | （注）中文 | 中文(注) | 中文 English 中文 | 中文English中文 | 100元 | ￥100 | 100% | 2024年1月31日 | 一……二 | 一——二 | 一—二 | 哈哈😂哈 | 一、二；三：四 | 他说：“好。” | “A”和“B” | 中“文”字 | 中‘文’字 | 好~好 | 好～好 | 中·文 | 中/文 | 中-文 | 中.文 | 第3-5章 | A/B测试 | 微信:abc""",
    "zh-Hant": """你好，世界！ | 「你好」他說 | 『好』 | 一…二 | 好（笑） | 100元 | 臺灣-香港 | 中“文”字""",
    "ko": """안녕하세요 | 안녕하세요, 세계! | "안녕" | “안녕” | ‘안녕’ | (안녕) | 안녕(하세요) | 100원 | ₩100 | 5% | ㅋㅋㅋㅋ | ㅠㅠ | ㅋㅋ ㅎㅎ | 한국어-영어 | 한/영 | 한.글 | 한,글 | 한!글 | 한~글 | 한~ | 한…글 | 한—글 | 한·글 | A한 | 한A | 한1 | 1한 | 2024년 1월 31일 | 안녕😀하 | ᄒᆞᆫ글 | 가-나 | 가'나' | 가"나" | 가:나 | 가?나 | 가[나] | 가{나} | 가<나> | 가%나 | $가""",
    "he": """שלום עולם | שלום! | תל־אביב | א-ב | א-1 | ה-5 | ב-2024 | א/ב | צה"ל | ג'ירפה | א"ב | א (ב) ג | א,ב | א.ב | 5% | ₪5 | 5₪ | א–ב | א—ב | "א" | א:ב | א?ב | א!ב | א-abc | abc-א""",
    "ar": """مرحبا بالعالم | مرحبا، كيف؟ | ٣٬٥٠٠ | ٥٪ | ١٢/٣ | ع-ع | ع/ع | ع.ع | (ع) | «ع» | ع–ع | ع-5 | 5-ع | و/أو | ع؟ع | ع،ع | ع؛ع | ع:ع | ع!ع | ع"ع" """,
    "hi": """नमस्ते दुनिया | नमस्ते। | है।वह | क-ख | क/ख | क.ख | क,ख | क!ख | (क) | "क" | १,००० | ₹५ | ₹500 | ५% | क—ख | क…ख | क:ख | क्षत्रिय""",
    "th": """สวัสดีครับ | สวัสดีชาวโลก | ฉันกินข้าว | กทม. | ฯลฯ | มากๆ | 100บาท | ฿100 | ไทย-อังกฤษ | ไทย/อังกฤษ | (ไทย) | "ไทย" | ไทยEnglishไทย | ๑๒๓""",
    "lo": """ສະບາຍດີ | ສະບາຍດີຊາວໂລກ | ລາວ-ອັງກິດ""",
    "km": """សួស្តីពិភពលោក | ខ្ញុំស្រលាញ់អ្នក។ | ខ្មែរ-អង់គ្លេស""",
    "my": """မင်္ဂလာပါ | မင်္ဂလာပါကမ္ဘာ။ | မြန်မာ-အင်္ဂလိပ်""",
    "bo": """བོད་སྐད། | བཀྲ་ཤིས་བདེ་ལེགས།།""",
    "am": """ሰላም፡ዓለም። | ሰላም ዓለም። | ሀ፣ለ""",
    "hy": """Բարև, աշխարհ։ | ա֊բ | ա-բ""",
    "": """😀😀 | 😀 😀 | a😀b | 1😀2 | (😀) | "😀" | 😀! | 😀, | 😀. | 😀? | 😀… | …😀 | 👍🏽👍🏽 | a👍🏽b | 🏽🏽 | 👨‍👩‍👧👨‍👩‍👧 | 🇩🇪🇫🇷🇮🇹 | 🇩🇪🇫 | a🇩🇪b | 1️⃣2️⃣3️⃣ | #️⃣*️⃣ | a1️⃣b | ❤️❤️ | ❤❤ | a❤️b | ♥♥ | ☺☺ | ☺️☺️ | ★★★ | a★b | ✓✓ | a✓b | ©® | a©b | 🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁥󠁮󠁧󠁿 | 🙂-🙂 | 🙂/🙂 | 😀:😀 | $😀 | 😀% | 😀’s | “😀” | ‘😀’ | ❗❗ | ‼️‼️ | ❓❗ | ▶️▶️ | →→ | ➡️➡️ | 🧑🏽‍💻🧑🏽‍💻 | 😀\ufe0e😀 | 😀\u200d | \u200d😀 | a\u0301-\u03015 | \u0301a | a \u0301b | (\u0301a | a\u200bb | a\u200b b | a\u2060b | 日\u2060本 | a\u00a0b | 日\u00a0本 | a \u00a0b | a\u00a0 b | -\u00a05 | aaa\u00adbbb | aa\u00ad\u00adbb | a\ufffcb | a\u2003b | a\u3000b | 日\u3000本 | a\tb | a \tb | a  b | a   | a\u2028b | 日\u200e本 | a\u200e b | (\u2066א\u2069) | a\u2066b\u2069c""",
}


def tokens():
    """Returns the realistic tokens as (text, language); ASCII and Latin tokens also without a language."""
    items = []
    for line in ENGLISH.strip().splitlines():
        items += [(text, "en") for text in split(line)]
    for lang, line in OTHERS.items():
        items += [(text, lang) for text in split(line)]
    # Inside a sentence a token has spaces and letters on both sides.
    items += [(f"see {text} ok", lang) for text, lang in items if lang == "en"]
    items += [(f"({text})", lang) for text, lang in items if lang == "en" and " " not in text]
    items += [(text, "") for text, lang in items if lang in ("ja", "zh-Hans", "ko")]
    return list(dict.fromkeys(items))


def split(line):
    return [text for text in (piece.replace("\x00", "|") for piece in line.replace("||", "\x00\x00").split(" | ")) if text]
