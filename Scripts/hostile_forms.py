"""Makes hostile Markdown, formulas and exports of other programs for `hostile.py TOOL variations`. Each is a function of a size in bytes."""

import json


def unit(text):
    return lambda size: text * max(1, size // len(text.encode()))


def nested(opening, inner, closing):
    width = len((opening + closing).encode())
    return lambda size: opening * (size // width) + inner + closing * (size // width)


MARKDOWN = {
    "quotes in quotes": lambda size: "> " * (size // 2) + "a",
    "quotes in quotes, a line each": lambda size: "".join(">" * (i % 300) + " a\n" for i in range(size // 150)),
    "lists in lists": lambda size: "".join(" " * (2 * (i % 100)) + "- a\n" for i in range(size // 104)),
    "markers on one line": unit("- "),
    "numbers on one line": unit("1. "),
    "loose items": unit("- a\n\n"),
    "stars": unit("*a "),
    "stars of each length": lambda size: "".join("*" * (i % 50) + "a" for i in range(size // 26)),
    "stars and underscores": unit("*a_ **b__ "),
    "stars, opening then closing": nested("*a **", "b", "** a*"),
    "tildes": unit("~~a ~b "),
    "brackets opening": unit("["),
    "brackets nested": nested("[", "a", "](b)"),
    "pictures nested": nested("![", "a", "](b)"),
    "links that do not end": unit("[a](<b"),
    "links with parentheses": lambda size: "[a](" + "(" * (size // 2) + ")" * (size // 2) + ")",
    "definitions": lambda size: "".join(f"[a{i}]: /u\n" for i in range(size // 24)) + "".join(f"[a{i}] " for i in range(size // 24)),
    "definitions of one label": unit("[a]: /u\n"),
    "a label as long as the text": lambda size: "[" + "a" * (size // 3) + "]: /u\n\n[" + "a" * (size // 3) + "]",
    "references without definitions": unit("[a][b] "),
    "footnotes": lambda size: "".join(f"[^{i}] " for i in range(size // 22)) + "\n\n" + "".join(f"[^{i}]: n\n\n" for i in range(size // 22)),
    "footnotes of one label": lambda size: "[^a] " * (size // 5) + "\n\n[^a]: n",
    "a table with many columns": lambda size: "|a" * (size // 4) + "|\n" + "|-" * (size // 4) + "|\n",
    "a table with many rows": lambda size: "|a|b|\n|-|-|\n" + "|c|d|\n" * (size // 6),
    "a table with short rows": lambda size: "|a" * 60 + "|\n" + "|-" * 60 + "|\n" + "|\n" * (size // 2),
    "heads of tables": unit("|a|\n|-|\n"),
    "fences": unit("```\na\n"),
    "fences of each length": lambda size: "".join("`" * (3 + i % 60) + "\n" + "a " * 30 + "\n" for i in range(size // 95)),
    "backticks of each length": lambda size: "".join("`" * (i % 300) + " " for i in range(size // 151)),
    "entities": unit("&amp;&#65;&NotEqualTilde;"),
    "entities that do not end": unit("&amp&#99999999"),
    "tags": unit("<a b=c>"),
    "tags that do not end": unit("<a b='"),
    "comments that do not end": unit("<!-- a "),
    "sections of data that do not end": unit("<![CDATA[ <?php <!A "),
    "details": nested("<details><summary>s</summary>\n\n", "a", "\n\n</details>\n"),
    "spans of HTML": nested("<sub><kbd>", "a", "</kbd></sub>"),
    "backslashes": unit("\\"),
    "headings": unit("# a\n"),
    "underlines": unit("a\n=\n"),
    "rules": unit("* * *\n"),
    "alerts": unit("> [!NOTE]\n> a\n\n"),
    "tasks": unit("- [ ] a\n"),
    "spaces at ends of lines": unit("a      \n"),
    "tabs": unit("\t"),
    "line ends": unit("\n"),
    "addresses": unit("<http://a.b> www.a.co "),
    "dollars": unit("$a$ $b "),
    # Long enough that 1 MB stays within the limit of 10,000 blocks.
    "formulas": unit("$$" + "a+b" * 40 + "$$\n\n"),
    "formulas that do not end": unit("\\(a "),
}

FORMULAS = {
    "fractions nested": nested("\\frac{", "a", "}{b}"),
    "roots nested": nested("\\sqrt{", "a", "}"),
    "braces nested": nested("{", "a", "}"),
    "scripts nested": nested("a^{", "b", "}"),
    "fences nested": nested("\\left(", "a", "\\right)"),
    "braces opening": unit("{"),
    "fences opening": unit("\\left("),
    "a row of letters": unit("a"),
    "a row of sums": unit("a+b="),
    "a row of big operators": unit("\\sum_{i}^{n}"),
    "a row of fractions": unit("\\frac{a}{b}"),
    "scripts of one letter": unit("{}_a^b"),
    "primes": lambda size: "a" + "'" * size,
    "accents": nested("\\hat{", "a", "}"),
    "a matrix with many columns": lambda size: "\\begin{matrix}" + "a&" * (size // 2) + "\\end{matrix}",
    "a matrix with many rows": lambda size: "\\begin{matrix}" + "a\\\\" * (size // 3) + "\\end{matrix}",
    "matrices nested": nested("\\begin{matrix}", "a", "\\end{matrix}"),
    "lines of an alignment": lambda size: "\\begin{aligned}" + "a&=b\\\\" * (size // 6) + "\\end{aligned}",
    "text": lambda size: "\\text{" + "word " * (size // 5) + "}",
    "fences over one another": unit("\\middle|"),
    "macros": lambda size: "".join("\\newcommand{\\m%s}{a}" % "".join(chr(97 + i // 26**k % 26) for k in range(4)) for i in range(size // 24)),
    "macros that double": lambda size: "\\def\\a{xx}"
    + "".join("\\def\\%s{\\%s\\%s}" % (chr(98 + i), chr(97 + i), chr(97 + i)) for i in range(24))
    + "\\y" * (size // 2),
    "a macro that names itself": lambda size: "\\def\\a{\\a\\a}" + "\\a" * (size // 2),
    "unknown commands": unit("\\nothing "),
    "negations": unit("\\not"),
    "colours": unit("\\color{red}a"),
    "spaces": unit("\\quad"),
    "tall fences": unit("\\Bigg("),
    "braces above": nested("\\overbrace{", "a", "}"),
    "choices": unit("\\over "),
    "marks": unit("a\u0301\u0302"),
    "comments": unit("%\n"),
}


def telegram(**fields):
    return json.dumps(
        {"name": "A", "type": "personal_chat", "id": 1, "messages": [{"id": 1, "type": "message", "date_unixtime": "1706689800", "from": "A", **fields}]},
        ensure_ascii=False,
    )


def bot(text, entities, identifier=1, member="message"):
    return json.dumps(
        {
            "update_id": 1,
            member: {"message_id": identifier, "from": {"id": 1, "first_name": "A"}, "chat": {"id": 1}, "date": 1706689860, "text": text, "entities": entities},
        },
        ensure_ascii=False,
    )


def whatsapp(text):
    return "12/31/20, 11:59 PM - Ann: " + text


def slack(**fields):
    return json.dumps([{"type": "message", "user": "U1", "ts": "1706689800.000100", **fields}], ensure_ascii=False)


def discord(content, **fields):
    return json.dumps(
        {
            "guild": {"id": "1"},
            "channel": {"id": "2"},
            "messages": [
                {"id": "1", "type": "Default", "timestamp": "2024-01-31T08:31:00+00:00", "content": content, "author": {"id": "9", "name": "a"}, **fields}
            ],
        },
        ensure_ascii=False,
    )


def signal(**fields):
    return '{"id":"c1","type":"private","name":"A","serviceId":"s"}\n' + json.dumps(
        {"id": "m1", "conversationId": "c1", "type": "incoming", "sent_at": 1706689860000, "sourceServiceId": "s", **fields}, ensure_ascii=False
    )


def event(number, content, kind="m.room.message", **more):
    return {"type": kind, "event_id": f"${number}", "sender": "@a", "origin_server_ts": 2 + number, "content": content, **more}


def matrix(*events):
    return "\n".join(json.dumps(one, ensure_ascii=False) for one in events)


def html(make):
    return lambda size: matrix(event(1, {"msgtype": "m.text", "body": "b", "format": "org.matrix.custom.html", "formatted_body": make(size)}))


def sections(count):
    section = {"type": "rich_text_section", "elements": [{"type": "text", "text": "a", "style": {"bold": True}}]}
    return [{"type": "rich_text", "elements": [{"type": "rich_text_list", "style": "ordered", "indent": i % 12, "elements": [section]} for i in range(count)]}]


def chained(size):
    """Replies, each of which quotes the one before."""
    messages = [
        {"id": i, "type": "message", "date_unixtime": "1706689800", "from": "A", "reply_to_message_id": i - 1, "text": "a"} for i in range(1, size // 110)
    ]
    return json.dumps({"name": "A", "type": "personal_chat", "id": 1, "messages": messages})


LINK = {"type": "text_link", "text": "e", "href": "https://a.b"}

EXPORTS = {
    "entities": ("telegram", lambda size: telegram(text="", text_entities=[LINK] * (size // 60))),
    "custom emoji": ("telegram", lambda size: telegram(text="", text_entities=[{"type": "custom_emoji", "text": "g", "document_id": "9"}] * (size // 62))),
    "a quote of many lines": (
        "telegram",
        lambda size: telegram(text="", text_entities=[{"type": "blockquote", "text": "d\n" * (size // 3), "collapsed": True}]),
    ),
    "entities and texts in turn": ("telegram", lambda size: telegram(text=["a", {"type": "pre", "text": "b\n"}] * (size // 45))),
    "reactions": ("telegram", lambda size: telegram(text="a", reactions=[{"type": "emoji", "count": i, "emoji": "x"} for i in range(size // 55)])),
    "a chain of replies": ("telegram", chained),
    "entities that overlap": (
        "telegram",
        lambda size: bot("ab" * (size // 60), [{"type": "bold", "offset": i, "length": size // 60} for i in range(size // 60)]),
    ),
    "entities of blocks that overlap": (
        "telegram",
        lambda size: bot("ab" * (size // 60), [{"type": ("pre", "blockquote")[i % 2], "offset": i, "length": size // 60} for i in range(size // 60)]),
    ),
    "edits of one message": ("telegram", lambda size: "\n".join(bot(f"t{i}", [], member="edited_message" if i else "message") for i in range(size // 150))),
    "one message in many lines": ("whatsapp", lambda size: whatsapp("a\n" * (size // 2))),
    "lines that nearly begin a message": ("whatsapp", lambda size: whatsapp("\n12/31/20, 11:59 PM -" * (size // 21))),
    "items and quotes": ("whatsapp", lambda size: whatsapp("\n- a\n> b" * (size // 8))),
    "stars": ("whatsapp", lambda size: whatsapp("*a _b ~c " * (size // 9))),
    "options of a poll": ("whatsapp", lambda size: whatsapp("POLL:\nq\n" + "OPTION: y (1 vote)\n" * (size // 19))),
    "direction marks before each line": ("whatsapp", lambda size: "12/31/20, 11:59 PM - Ann: a\n" + "\u200e12/31/20, 11:59 PM - Bo: \u200eb\n" * (size // 34)),
    "lists of each depth": ("slack", lambda size: slack(text="", blocks=sections(size // 190))),
    "marks of its markup": ("slack", lambda size: slack(text="*a _b ~c `d " * (size // 12))),
    "angle brackets": ("slack", lambda size: slack(text="<@U1|a <" * (size // 8))),
    "emoji by name": ("slack", lambda size: slack(text=":tada:" * (size // 6))),
    "reactions by name": ("slack", lambda size: slack(text="a", reactions=[{"name": f"r{i}", "users": ["U2"], "count": 1} for i in range(size // 55)])),
    "attachments": ("slack", lambda size: slack(text="a", attachments=[{"title": "t", "title_link": "https://a.b", "text": "x"}] * (size // 65))),
    "quotes": ("discord", lambda size: discord("> " * (size // 2) + "a")),
    "quotes, a line each": ("discord", lambda size: discord("> a\n" * (size // 5))),
    "stars of its markup": ("discord", lambda size: discord("**a __b ||c ~~d *e " * (size // 19))),
    "links that do not end": ("discord", lambda size: discord("[a](b " * (size // 6))),
    "mentions": (
        "discord",
        lambda size: discord("".join(f"<@{i}>" for i in range(size // 45)), mentions=[{"id": str(i), "name": f"n{i}"} for i in range(size // 45)]),
    ),
    "times": ("discord", lambda size: discord("<t:1706689860:R>" * (size // 16))),
    "emoji of the server": ("discord", lambda size: discord("<:name:123>" * (size // 11))),
    "embeds": ("discord", lambda size: discord("a", embeds=[{"title": "t", "description": "**d**", "fields": [{"name": "n", "value": "v"}]}] * (size // 90))),
    "reactions of a message": ("discord", lambda size: discord("a", reactions=[{"emoji": {"id": "", "name": f"x{i}"}, "count": 2} for i in range(size // 50)])),
    "ranges that overlap": (
        "signal",
        lambda size: signal(body="ab" * (size // 60), bodyRanges=[{"start": i, "length": size // 60, "style": 1 + i % 5} for i in range(size // 60)]),
    ),
    "mentions of one person": (
        "signal",
        lambda size: signal(body="\ufffc" * (size // 60), bodyRanges=[{"start": i, "length": 1, "mentionAci": "s"} for i in range(size // 60)]),
    ),
    "reactions to a message": ("signal", lambda size: signal(body="a", reactions=[{"emoji": f"x{i}", "fromId": str(i)} for i in range(size // 40)])),
    "HTML: bold nested": ("matrix", html(nested("<b>", "a", "</b>"))),
    "HTML: bold never closed": ("matrix", html(unit("<b>a"))),
    "HTML: quotes nested": ("matrix", html(nested("<blockquote>", "a", "</blockquote>"))),
    "HTML: lists nested": ("matrix", html(nested("<ul><li>", "a", "</li></ul>"))),
    "HTML: items never closed": ("matrix", html(unit("<ul><li>a"))),
    "HTML: ends of tags only": ("matrix", html(unit("</b></p></ul>"))),
    "HTML: many columns": ("matrix", html(lambda size: "<table><tr>" + "<td>a" * (size // 5) + "</table>")),
    "HTML: many rows": ("matrix", html(lambda size: "<table>" + "<tr><td rowspan=999>a" * (size // 21) + "</table>")),
    "HTML: attributes": ("matrix", html(lambda size: "<span " + "data-a=b " * (size // 9) + ">a</span>")),
    "HTML: a tag that does not end": ("matrix", html(unit("<span data-mx-color='#"))),
    "HTML: entities": ("matrix", html(unit("&amp;&#x41;&bogus"))),
    "HTML: formulas": ("matrix", html(unit("<span data-mx-maths='a'>b</span>"))),
    "HTML: comments": ("matrix", html(unit("<!-- a --><!--"))),
    "edits of one event": (
        "matrix",
        lambda size: matrix(
            event(1, {"msgtype": "m.text", "body": "a"}),
            *(
                event(
                    i,
                    {
                        "msgtype": "m.text",
                        "body": "*",
                        "m.new_content": {"msgtype": "m.text", "body": f"b{i}"},
                        "m.relates_to": {"rel_type": "m.replace", "event_id": "$1"},
                    },
                )
                for i in range(2, size // 230)
            ),
        ),
    ),
    "reactions to one event": (
        "matrix",
        lambda size: matrix(
            event(1, {"msgtype": "m.text", "body": "a"}),
            *(event(i, {"m.relates_to": {"rel_type": "m.annotation", "event_id": "$1", "key": f"k{i}"}}, "m.reaction") for i in range(2, size // 170)),
        ),
    ),
    "redactions of one event": (
        "matrix",
        lambda size: matrix(event(1, {"msgtype": "m.text", "body": "a"}), *(event(i, {}, "m.room.redaction", redacts="$1") for i in range(2, size // 120))),
    ),
    "votes in one poll": (
        "matrix",
        lambda size: matrix(
            event(1, {"m.poll": {"question": {"m.text": "q"}, "answers": [{"id": f"a{i}"} for i in range(100)]}}, "m.poll.start"),
            *(
                event(i, {"m.selections": [f"a{i % 100}"], "m.relates_to": {"event_id": "$1"}}, "m.poll.response", sender=f"@{i}")
                for i in range(2, size // 170)
            ),
        ),
    ),
    "replies in one thread": (
        "matrix",
        lambda size: matrix(
            event(1, {"msgtype": "m.text", "body": "a"}),
            *(event(i, {"msgtype": "m.text", "body": "b", "m.relates_to": {"rel_type": "m.thread", "event_id": "$1"}}) for i in range(2, size // 190)),
        ),
    ),
    "pins that change": (
        "matrix",
        lambda size: matrix(
            event(1, {"msgtype": "m.text", "body": "a"}),
            *(event(i, {"pinned": ["$1"] if i % 2 else []}, "m.room.pinned_events") for i in range(2, size // 120)),
        ),
    ),
    "votes of one person": (
        "signal",
        lambda size: signal(
            poll={
                "question": "q",
                "options": ["a"] * (size // 10),
                "votes": [{"fromConversationId": "c1", "optionIndexes": [i], "voteCount": i} for i in range(size // 120)],
            }
        ),
    ),
    "tasks that are done": (
        "telegram",
        lambda size: json.dumps(
            {
                "name": "A",
                "type": "personal_chat",
                "id": 1,
                "messages": [
                    {"id": 1, "type": "message", "from": "A", "text": "", "todo_list": {"title": "t", "answers": [{"text": "a", "id": i} for i in range(100)]}},
                    *({"id": i, "type": "service", "action": "todo_completions", "message_id": 1, "completed": [i % 100]} for i in range(2, size // 100)),
                ],
            }
        ),
    ),
    "fields that are unknown": ("discord", lambda size: discord("a", **{f"x{i}": {"y": [1]} for i in range(size // 24)})),
    "entities of XML": (
        "xml",
        lambda size: '<chat><message id="1" added="1"><user>a</user><text>' + "&eacute;&lt;" * (size // 12) + "</text></message></chat>",
    ),
    "elements of XML": ("xml", lambda size: '<chat><message id="1" added="1"><user>a</user><text>' + "<b>a</b>" * (size // 8) + "</text></message></chat>"),
    "attributes of XML": (
        "xml",
        lambda size: '<chat><message id="1" ' + "".join(f'a{i}="b" ' for i in range(size // 10)) + "><user>a</user><text>t</text></message></chat>",
    ),
    "sections of XML": (
        "xml",
        lambda size: '<chat><message id="1" added="1"><user>a</user><text>' + "<![CDATA[a]]>" * (size // 13) + "</text></message></chat>",
    ),
    "messages that end early": ("xml", lambda size: "<chat>" + '<message id="1"><user>a' * (size // 23)),
    "lines of text": ("text", unit("a line of some words, as people write them\n")),
    "records": ("records", lambda size: json.dumps({"records": [{"fields": {"text": "a", "name": "n", "id": i}} for i in range(size // 45)]})),
}
