"""Puts numbers of any size into each field, request and option that takes a number."""

from hostile_commands import SERVE, Variation, layout, lines

# Numbers that no integer or no double has, or that are at the end of their range. They are written as JSON, or as what JSON does not allow.
NUMBERS = [
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616",
    "1e308",
    "-1e308",
    "1e400",
    "1e-400",
    "-0.0",
    "1e19",
    "NaN",
    '"NaN"',
    "0." + "3" * 400,
    "9" * 400,
]
# Each field of a message that takes a number, as a message in which N stands for the number.
NUMBER_FIELDS = [
    '"text":"a","reactions":[{"symbol":"x","count":N}]',
    '"text":"a","views":N',
    '"text":"a","timestamp":N',
    '"text":"a","expires":N',
    '"text":"a","quote":{"id":N,"text":"q"}',
    '"text":"a","thread":{"replies":N,"last":N}',
    '"text":"abc","spans":[{"start":N,"end":2,"look":"bold"},{"start":0,"end":N,"look":"code"}]',
    '"text":"abc","spans":[{"start":0,"end":2,"object":{"id":"e","width":N,"height":1}},{"start":2,"end":3,"object":{"id":"e","width":1,"height":N,"descent":N}}]',
    '"text":"abc","spans":[{"start":0,"end":2,"object":{"kind":"image","unit":"pt","width":N,"height":N,"descent":1}}]',
    '"attachments":[{"type":"poll","question":"q","options":["a","b"],"votes":[N,1]}]',
    '"attachments":[{"type":"poll","question":"q","options":["a","b"],"votes":[N,N],"voters":N,"chosen":[N],"correct":N}]',
    '"attachments":[{"type":"image","width":N,"height":4},{"type":"video","width":4,"height":N,"duration":N},{"type":"sticker","width":N,"height":N,"state":"loading","progress":N}]',
    '"attachments":[{"type":"voice","duration":N,"samples":[N,1,N]}]',
    '"attachments":[{"type":"file","name":"f","bytes":N,"progress":N}]',
    '"attachments":[{"type":"call","duration":N}]',
    '"attachments":[{"type":"location","latitude":N,"longitude":N}]',
    '"attachments":[{"type":"link","address":"https://a.b","picture":{"width":N,"height":1}}]',
    '"attachments":[{"type":"custom","name":"c","width":N,"aspect":N},{"type":"custom","name":"c","width":2,"height":N},{"type":"custom","name":"c","width":2,"aspect":N}]',
    '"attachments":[{"type":"code","text":"abc","tokens":[{"start":N,"end":N,"role":"keyword"}]}]',
    '"blocks":[{"type":"heading","level":N,"text":"h"}]',
    '"blocks":[{"type":"list","ordered":true,"start":N,"items":[{"blocks":[{"type":"paragraph","text":"a"}]},{"blocks":[{"type":"paragraph","text":"b"}]}]}]',
    '"blocks":[{"type":"table","rows":[[{"text":"a","colspan":N},{"text":"b","rowspan":N}],[{"text":"c"}]],"align":[N]}]',
    '"blocks":[{"type":"attachment","index":N}]',
    '"text":"a","id":N',
]
NUMBER_REQUESTS = [
    '"open":{"messages":[{"id":1,"text":"one two three"},{"id":2,"text":"four"}],"width":N}',
    '"open":{"messages":[{"id":1,"text":"one two three"},{"id":2,"text":"four"}],"width":320}',
    '"width":N',
    '"width":320',
    '"environment":{"fontScale":N}',
    '"environment":{"deviceScale":N}',
    '"environment":{"now":N}',
    '"environment":{"fontScale":1,"deviceScale":null}',
    '"viewport":{"top":N,"height":300,"accessibility":true,"drawing":true}',
    '"viewport":{"top":0,"height":N,"overscan":N}',
    '"settle":N',
    '"edit":{"insert":{"id":3,"text":"c"},"at":N}',
    '"edit":{"move":1,"to":N}',
    '"edit":{"scroll":{"id":1,"path":[],"x":N,"y":N}}',
    '"hit":{"x":N,"y":N}',
    '"caret":{"id":1,"offset":N}',
    '"rects":{"id":1,"start":N,"end":N}',
    '"rects":{"id":1,"start":0,"end":N}',
    '"find":{"text":"o","limit":N}',
    '"find":{"text":"o","first":N,"count":N}',
    '"anchor":{"top":N,"height":N}',
    '"offset":{"anchor":{"id":1,"edge":"top","offset":N},"height":N}',
    '"outlines":{"font":N,"glyphs":[N]}',
    '"outlines":{"font":0,"glyphs":[N]}',
    '"overlay":{"top":N,"height":N,"dateInset":N,"avatarInset":N}',
    '"measure":{"texts":"a b","widths":[N],"fontSize":N}',
    '"measure":{"texts":"a b","widths":[9],"letterSpacing":N,"tabSize":N}',
    '"measure":{"texts":{"text":"a b","carets":[N],"ranges":[{"start":N,"end":N}]},"widths":[9],"maxLines":N}',
    '"measure":{"texts":"a b","widths":[9],"lineHeight":N,"weight":N,"wordSpacing":N}',
    '"measure":{"texts":"a\\tb","widths":[9],"tabStops":[N],"variations":{"wdth":N}}',
    '"compose":{"edits":[{"insert":"abc"},{"delete":"backward","count":N},{"select":[0,N]},{"tap":[N,N]},{"replace":[N,N],"with":"x"}]}',
    '"compose":{"edits":[{"insert":"abc"},{"width":N},{"fontScale":N},{"maxCount":N},{"move":"left","count":N}]}',
    '"compose":{"edits":[{"insert":"abc"}],"width":N,"fontSize":N,"maxHeight":N}',
    '"open":{"messages":[{"id":1,"attachments":[{"type":"custom","name":"c"}]}],"customSizes":[{"name":"c","within":N,"width":N,"height":N}]}',
    '"viewport":{"top":0,"height":200}',
]
NUMBER_OPTIONS = [
    "--width",
    "--font-size",
    "--letter-spacing",
    "--word-spacing",
    "--tab-size",
    "--tab-stops",
    "--max-lines",
    "--line-height",
    "--weight",
    "--max-message-bytes",
]


def numbers():
    for number in NUMBERS:

        def messages(number=number):
            return "\n".join("{%s}" % field.replace("N", number) for field in NUMBER_FIELDS).encode()

        def requests(number=number):
            return "\n".join("{%s}" % request.replace("N", number) for request in NUMBER_REQUESTS).encode()

        title = number if len(number) < 30 else f"{len(number)} digits"
        commands = [
            layout(form, "--accessibility", "--style", style) for form, style in (("text", "balloon"), ("json", "merged"), ("svg", "rows"), ("html", "tailed"))
        ]
        yield Variation(1, f"{title} in each field", messages, [*commands, layout("png", "--style", "clustered")], sized=False, codes=(0, 2))
        yield Variation(1, f"{title} in each request", requests, [SERVE], sized=False, serves=True)
        plain = number.strip('"')
        options = [["measure", "-", "--width", "100", "--verify", f"{option}={plain}"] for option in NUMBER_OPTIONS[1:]] + [
            ["measure", "-", f"--width={plain}"]
        ]
        options += [
            ["layout", "-", "--format", form, f"{option}={plain}"]
            for form in ("svg", "png")
            for option in ("--width", "--scale", "--font-scale", "--device-scale", "--unread", "--past")
        ]
        yield Variation(1, f"{title} in each option", lambda: lines({"text": "a b\tc"}), options, sized=False, codes=(0, 2, 3))
