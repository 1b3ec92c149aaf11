"""Runs the constructs of Markdown of `hostile.py TOOL constructs`: 100 KB and 400 KB of each, laid out whole.

400 KB may take 4.4 times the time and the output of 100 KB or, where a limit lies between them, 1.6 MB those of 400 KB. The output may have 600 bytes for each byte of input, and 1 MB.

A construct is a function of a size in bytes, or a function that gives the n-th token of an answer, whose tokens are joined up to a size.
"""

import os
import tempfile

from hostile_commands import layout, lines

SIZES = 100_000, 400_000
MOST, MOST_OUTPUT, FIXED_OUTPUT = 4.4, 600, 1_000_000
# Below so many seconds the clock and the start of the program count for more than the text. Processor times of a shared machine waver, so the best of
# several runs counts.
SHORTEST, TRIES = 0.06, 4
FORMS = [layout("jsonl", "--style", "merged"), layout("svg", "--style", "merged"), ["read", "-", "--markdown"]]


def repeated(unit):
    return lambda size: unit * max(1, size // len(unit.encode()))


def around(opening, inner, closing):
    return lambda size: opening * (size // (2 * len(opening))) + inner + closing * (size // (2 * len(closing)))


def after(beginning, unit):
    return lambda size: beginning + unit * max(1, (size - len(beginning)) // len(unit.encode()))


def numbered(make, length):
    """`length` is about that of a number's text, so that as many fit into the size."""
    return lambda size: "".join(make(number) for number in range(size // length))


def defined(definition, use):
    """A definition as long as half of the text, which the other half uses again and again."""
    return lambda size: definition("x" * (size // 2)) + "\n\n" + use * (size // 2 // len(use))


REPEATED = [
    *("[", "![", "[a](", "[a](<b", '[a](b "', "*a ", "a**b ", "_a __b ***c ", "*_", "**x*y**z*", "a* ", "~~a ", "~~a~~b~", "$a ", "$$a ", "\\(a "),
    *("\\[a ", "a\\) ", "<a ", '<a b="', "<!-- a ", "<?", "<![CDATA[", "<!A ", "<sub>", "<sub><sup>a", "</b>", "<div>\n", "<div>\n\n", "<script>\n\n"),
    *("<http://a ", "<a@b.c", "http://a.b/", "http://a.b/(", "www.a.", "a@b.co ", "a@a@", "://", "http://", "a.b.", "a_b.c-", "@a", "#a", "+1 (234) "),
    *("1-", "123 456 7890 ", "&amp;", "&#", "&a", "\\*", "\\", ">", "> a\n", "> > > a\n\n", "- ", "- a\n", "- a\n\n", "1. a\n", "1. ", "- a\n* b\n+ c\n"),
    *("- [ ] a\n", "- a\nb\n", "# a\n", "a\n=\n", "a\n\n==\n", "---\n", "- - ", "```\n", "```a\nb\n", "~~~ \n```\n", "    a\n", "    a\n\n\n", "\t", "-\t"),
    *("|a|b|\n|-|-|\n", "[^a]: ", "[a][b]", "[a]: ", "[a]\n:", '[a]: b "c\n', "> [!NOTE]\n", "<details>", "<details>\n<summary>a</summary>\n\n"),
    *("<details><summary>", "</details>\n\n", "<summary>\n", "<details open><summary>a</summary>b</details> c\n", "a<br>", "<kbd>a</kbd>"),
    *("<mark>a</mark> ", "`a` ", "[a](b) ", "[a](http://b.c) ", "![a](b) ", "![a](b)\n", "[![a](b)](c) ", "$$a$$ ", "$$\na\n$$\n", "$a$ ", "a  \nb\\\n"),
    *("\\begin{align}a\\end{align}\n", "\\begin{align}\n", "\n", "\r", "a\r\n", "\0", "\u2028", "**「a」**です", "\u200b*", "a\n\n", "\ufeff- a\n"),
    *("word ", "**bold ", "[a ", "`a ", "*a\n", "[a\n", "> q\n>\n", "> - q\n", "```\na\n```\n", "|a|b|\n|-|-|\n|c|d|\n\n", "a[^x]\n\n", "||a|| ", "||a "),
    *("> [!NOTE]\n> a\n\n", "<sub>a ", "<details><summary>a</summary>\n\nb\n\n</details>\n\n", "😀", "😀 ", "🇩🇪", "👨\u200d👩\u200d👧 ", "سلام ", "سلام abc "),
    *("\u202eabc ", "\u2067abc ", "\u2067abc\u2069 ", "( ", "(س ", "สวัสดี", "漢字", "a\u00a0", "a\u00ad", "a\r", "https://a.b/__c__ ", "https://a.b/*c* "),
]

CONSTRUCTS = {
    **{repr(unit): repeated(unit) for unit in REPEATED},
    "nested brackets": around("[", "a", "]"),
    "nested links": around("[", "a", "](u)"),
    "nested emphasis": around("*a ", "b", " c*"),
    "emphasis nested in twos": around("*a **b ", "b", " c** d*"),
    "nested tags": around("<b>", "x", "</b>"),
    "nested quotes, then none": lambda size: "\n".join(">" * (line % 200 + 1) + " a" for line in range(size // 100)),
    "parentheses in a link": lambda size: "[a](" + "(" * (size // 2) + ")" * (size // 2) + ")",
    "parentheses in an address": lambda size: "http://a.b/" + "(" * (size // 2) + ")" * (size // 2),
    "ends of an address": after("http://a.b/", ")."),
    "entities in an address": after("http://a.b/", "&amp;"),
    "longer and longer code marks": lambda size: "".join("`" * count + "a" for count in range(1, int((2 * size) ** 0.5))),
    "code marks of 500 lengths": lambda size: " ".join("`" * (1 + number % 500) for number in range(size // 250)),
    "a fence of a line": lambda size: "`" * size,
    "an entity's number": lambda size: "&#" + "1" * size,
    "attributes": lambda size: "<a " + 'b="c" ' * (size // 6),
    "deeper and deeper lists": lambda size: "".join(" " * (2 * (line % 100)) + "- a\n" for line in range(size // 100)),
    "a heading of many lines": lambda size: "a\n" * (size // 2) + "===\n",
    "a rule that is a list": lambda size: "* " * (size // 2) + "a",
    "rows of a table": after("|a|b|\n|-|-|\n", "|c|d|\n"),
    "a row of bars": after("a|b\n-|-\n", "|"),
    "a table's columns": lambda size: "|" * (size // 2) + "\n" + "|-" * (size // 4) + "\n",
    "empty rows": after("|a|b|\n|-|-|\n", "|\n"),
    "empty rows of 60 columns": after("|" + "a|" * 60 + "\n|" + "-|" * 60 + "\n", "|\n"),
    "rows without a table": repeated("a|b\n"),
    "rows with inlines": after("|a|\n|-|\n", "|`\\|` [a](b) *c*|\n"),
    "a cell's words": after("|a|b|\n|-|-|\n|", "a "),
    "a cell's letters": lambda size: "|a|b|\n|-|-|\n|" + "a" * (size // 2) + "|" + "b" * (size // 2) + "|\n",
    "a cell's escapes": after("|a|b|\n|-|-|\n|", "\\|"),
    "a table in a list": after("- |a|b|\n  |-|-|\n", "  |c|d|\n"),
    "footnotes": numbered(lambda number: f"[^{number}]: a\n", 10),
    "references to one footnote": after("[^a]: b\n\n", "[^a]"),
    "references, then footnotes": lambda size: "".join(f"[^{n}] " for n in range(size // 24)) + "\n\n" + "".join(f"[^{n}]: a\n\n" for n in range(size // 24)),
    "footnotes in a circle": lambda size: "".join(f"[^{n}]: [^{(n + 1) % (size // 20)}]\n\n" for n in range(size // 20)),
    "a footnote of paragraphs": after("[^1]: a\n\n", "    word\n\n"),
    "definitions": numbered(lambda number: f"[{number}]: http://a.b/{number}\n", 22),
    "definitions and references": lambda size: "".join(f"[{n}]: /u\n" for n in range(size // 24)) + "\n" + "".join(f"[{n}] " for n in range(size // 24)),
    "a long address, used often": defined(lambda text: f"[a]: http://a.b/{text}", "[a] "),
    "a long title, used often": defined(lambda text: f'[a]: http://a.b/ "{text}"', "[a] "),
    "a long picture's address, used often": defined(lambda text: f"[a]: http://a.b/{text}", "![a] "),
    "a long label, used often": lambda size: f"[{'a' * 900}]: b\n\n" + f"[{'a' * 900}] " * (size // 903),
    "a long footnote's label": lambda size: f"[^{'a' * 900}]: b\n\n" + f"[^{'a' * 900}] " * (size // 904),
    "brackets of 998 letters": lambda size: ("[" + "a" * 998 + "] ") * (size // 1001),
    "numbered items": numbered(lambda number: f"{number}. item\n", 12),
    "code in a list": after("- ```\n", "  code line\n"),
    "code": after("```\n", "code line\n"),
    "code in a quote": after("> ```\n", "> code\n"),
    "a lazy quote": after("> a\n", "lazy\n"),
    "paragraphs of an item": after("- a\n\n", "  para\n\n"),
    "items of an item": after("- a\n", "  - sub\n"),
    "an open formula": after("$$\n", "a + b\n"),
    "an open comment": after("<!-- ", "a\n"),
    "an open tag": after('<a b="', "c d\n"),
    "an open summary": after("<details><summary>", "word "),
    "an open link": after("[a](http://b.c/", "xxxx"),
}


def ratios(small, great):
    """Returns how many times as long, and how many times as large, a run with four times the input was."""
    return great.seconds / max(SHORTEST, small.seconds), great.size / max(FIXED_OUTPUT, small.size)


def check(options, run):
    """Runs all constructs, prints what was largest, and returns the failures."""
    failures, steepest, widest, runs = [], (0, ""), (0, ""), 0

    def measured(command, data):
        nonlocal runs
        runs += 1
        with tempfile.TemporaryFile() as output:
            result = run([options.tool, *command], data, 30, output=output, most=2_000_000_000)
            result.size = os.fstat(output.fileno()).st_size
        return result

    for name, make in CONSTRUCTS.items():
        if options.only and name not in options.only.split(","):
            continue
        inputs = [lines({"text": make(size), "format": "markdown"}) for size in SIZES]
        for command in FORMS:
            label = f"{name}: {' '.join(command[:2]) if command[0] == 'read' else command[command.index('--format') + 1]}"
            best = [measured(command, data) for data in inputs]
            for _ in range(TRIES - 1):
                if best[1].status or best[1].seconds <= MOST * max(SHORTEST, best[0].seconds):
                    break
                best = [min(result, measured(command, data), key=lambda result: result.seconds) for result, data in zip(best, inputs)]
            small, great = best
            for data, result in zip(inputs, best):
                if result.status:
                    failures.append(f"{label}: exit code {result.status}: {result.errors[-200:]!r}")
                if result.size > MOST_OUTPUT * len(data) + FIXED_OUTPUT:
                    failures.append(f"{label}: {result.size} bytes of output for {len(data)} bytes")
            time, size = ratios(small, great)
            if max(time, size) > MOST:
                # A limit of Markdown may lie near the two sizes: what is beyond it is laid out in another way, and closed details hide the rest.
                # What grows faster than its input does so beyond the limit too: then twice the growth of the input adds more than 2.2 times.
                double, greatest = (measured(command, lines({"text": make(SIZES[1] * times), "format": "markdown"})) for times in (2, 4))
                if not double.status and not greatest.status:
                    time = min(time, ratios(great, greatest)[0])
                    if greatest.size - double.size <= 2.2 * (double.size - great.size):
                        size = min(size, MOST)
            if max(time, size) > MOST:
                failures.append(f"{label}: {time:.1f} times the time ({small.seconds:.2f} s, {great.seconds:.2f} s), {size:.1f} times the output")
            steepest, widest = max(steepest, (time, label)), max(widest, (great.size / len(inputs[1]), label))
            if options.table:
                print(f"{small.seconds:.2f} s {great.seconds:.2f} s {small.size} {great.size}\t{label}", flush=True)
    print(f"{len(CONSTRUCTS)} constructs in {runs} runs, {len(failures)} failures")
    print(f"steepest: {steepest[0]:.1f} times for four times the input ({steepest[1]})")
    print(f"most output: {widest[0]:.0f} bytes for each byte of input ({widest[1]})")
    return failures
