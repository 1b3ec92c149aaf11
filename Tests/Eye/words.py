"""Words for random messages, in the scripts that chats are written in, and texts that are hard to lay out."""

LATIN = ("a the so we will see you at seven if bus runs on time coffee Saturday weather because neighbour kitchen window quite honestly "
         "Mietvertrag Donaudampfschifffahrtsgesellschaft l’après-midi naïve Łódź don’t e-mail 4471-KX 12:34 3.5 % £20 “quoted” — fin.").split()
ARABIC = "مرحبا كيف حالك اليوم نلتقي غدا في المحطة إن شاء الله قبل الساعة السابعة والنصف اللَّهُمَّ ١٢٣ نعم، لا؟".split()
HEBREW = "שלום מה שלומך היום ניפגש מחר בתחנה לפני השעה שבע וחצי בְּרֵאשִׁית כן, לא?".split()
THAI = ["สวัสดีครับ", "วันนี้เจอกันที่สถานีรถไฟก่อนเจ็ดโมงครึ่ง", "ที่นี่", "ปั้นน้ำเป็นตัว", "กี่โมง", "ๆ", "ขอบคุณมาก"]
BURMESE = ["မြန်မာ", "မင်္ဂလာပါ", "ဒီနေ့ဘယ်လိုလဲ", "ဘူတာမှာတွေ့မယ်", "ကျေးဇူးတင်ပါတယ်"]
CHINESE = ["今天", "我们七点半在车站见面，", "好吗？", "“引号”", "（括号）。", "旧桥将关闭至五月。", "谢谢"]
JAPANESE = ["今日は", "駅で七時半に会いましょう。", "ありがとうございます！", "「引用」", "カタカナー", "はい、", "橋は五月まで通行止めです。"]
KOREAN = ["안녕하세요", "오늘", "일곱시", "반에", "역에서", "만나요!", "감사합니다", "다리는", "오월까지", "닫힙니다."]
DEVANAGARI = "नमस्ते आज स्टेशन पर साढ़े सात बजे मिलते हैं क्षत्रिय धन्यवाद पुल मई तक बंद रहेगा।".split()
CYRILLIC = "привет сегодня встретимся на вокзале в половине восьмого достопримечательность спасибо мост закрыт до мая".split()
EMOJI = ["😀", "👍🏽", "❤️", "👩‍👩‍👧‍👦", "🇩🇪", "🎉", "😂"]

SCRIPTS = {
    "latin": (LATIN, " "), "arabic": (ARABIC, " "), "hebrew": (HEBREW, " "), "thai": (THAI, ""), "burmese": (BURMESE, " "),
    "chinese": (CHINESE, ""), "japanese": (JAPANESE, ""), "korean": (KOREAN, " "), "devanagari": (DEVANAGARI, " "),
    "cyrillic": (CYRILLIC, " ")}
# Latin and the right-to-left scripts are the most frequent ones, as most faults are where they meet.
FREQUENT = ["latin"] * 8 + ["arabic"] * 3 + ["hebrew"] * 2 + [name for name in SCRIPTS if name not in ("latin", "arabic", "hebrew")]

STACKED = "".join(letter + "".join(chr(0x300 + (7 * index + mark) % 70) for mark in range(14)) for index, letter in enumerate("zalgo"))
LONG_NAME = "Priya Ramasubramanian-Whitfield of the Very Long and Winding Neighbourhood Association by the Old Bridge"
HARD = ["https://example.org/2026/03/a/rather/long/path-to/a%20page?with=arguments&and=more#fragment", "user.name@example.org", "+49 30 1234567",
        "Unbreakable" * 6, STACKED, "@ann", "#bridge", "e\u0301\u0302\u0303", "x" * 40, "1. 2. 3.", "\u202eabc\u202c", "a\u00a0b", "½ ≠ √2"]

NAMES = ["Ines", "Kofi", "Søren", "Chloé", "Priya Ramasubramanian-Whitfield", "أمل", "נועה", "山田太郎", "สมชาย ใจดี", "김민수", "Дмитрий",
         "प्रिया", "+49 30 1234567", "Dr. Maximiliane von Hohenzollern-Sigmaringen"]


def is_right_to_left(script):
    return script in ("arabic", "hebrew")


def sentence(pick, script=None, most=24):
    """Returns up to `most` words of a script, sometimes with a word of another script, an emoji or a hard word among them."""
    words, glue = SCRIPTS[script or pick.choice(FREQUENT)]
    chosen = [pick.choice(words) for _ in range(pick.randint(1, max(1, pick.choice((most // 6, most // 2, most)))))]
    if pick.random() < 0.12:
        chosen.insert(pick.randint(0, len(chosen)), pick.choice(SCRIPTS[pick.choice(FREQUENT)][0]))
    if pick.random() < 0.1:
        chosen.append(pick.choice(EMOJI))
    if pick.random() < 0.06:
        chosen.insert(pick.randint(0, len(chosen)), f" {pick.choice(HARD)} ")
    return glue.join(chosen).strip()


def text(pick, script=None):
    """Returns the text of a message: mostly a sentence, and sometimes several lines, a few emoji, one word or nothing but stacked marks."""
    kind = pick.random()
    if kind < 0.06:
        return "".join(pick.choice(EMOJI) for _ in range(pick.choice((1, 1, 1, 2, 3, 7))))
    if kind < 0.16:
        return pick.choice(("ok", "k", "👍", "❤", "نعم", "כן", "はい", "…", "Yes!", STACKED, "Platform 3"))
    if kind < 0.24:
        return "\n".join(sentence(pick, script, 12) for _ in range(pick.randint(2, 6)))
    if kind < 0.27:
        return " ".join(sentence(pick, script) for _ in range(pick.randint(6, 40)))
    return sentence(pick, script)


def name(pick):
    return LONG_NAME if pick.random() < 0.05 else pick.choice(NAMES)
