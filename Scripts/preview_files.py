"""Checks what the page of `bubble preview` saves, and how it follows files that change meanwhile."""

import base64
import json


def check_saving(page):
    forms = {"png": b"\x89PNG", "svg": b"<svg", "json": b"{", "swift": b"import", "golden": b"{", "style": b"{"}
    for form, start in forms.items():
        data = page.value(f"""(async () => {{
          const pane = preview.panes[0];
          const {{ send }} = await import("./api.js");
          const reply = await send("export", {{ pane: pane.name, form: "{form}", top: pane.top, height: pane.room }});
          const bytes = new Uint8Array(await reply.arrayBuffer());
          return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
        }})()""")
        content = base64.b64decode(data)
        page.expect(content.startswith(start) and len(content) > 50, f"{form}: {len(content):,} bytes", content[:60])
        if form in ("json", "golden", "style"):
            json.loads(content)
    with page.page.expect_download() as download:
        page.value("document.querySelector('#exports [data-form=json]').click()")
    page.expect(download.value.suggested_filename == "chat.json" and json.loads(download.value.path().read_text(encoding="utf-8")),
                "a button gives a file")
    page.comes("document.getElementById('saved').textContent.includes('chat.json')", "a button saves it")


def check_files(page, chat):
    count = page.value("preview.panes[0].view.count")
    page.value("preview.panes[0].scrollTo(preview.panes[0].view.height / 3)")
    page.settle()
    before = page.seen()
    row = next(row for row in before if row["top"] > 40)
    with chat.open("a", encoding="utf-8") as file:
        file.write('{"id":"added","sender":"ann","text":"Added while the page is open"}\n')
    page.comes(f"preview.panes[0].view.count === {count + 1}", "a file that is written is read again")
    after = {each["key"]: each["top"] for each in page.seen()}
    page.expect(abs(after.get(row["key"], 1e9) - row["top"]) <= 1.01, "and the reader's place is kept", (row, after.get(row["key"])))


def check_half_files(page, chat):
    """A file that is half written leaves what was there."""
    count = page.value("preview.panes[0].view.count")
    whole = chat.read_text(encoding="utf-8")
    said = "document.getElementById('problem')"
    for part, what in ((whole[:5000], "not JSON"), ("", "it has no messages")):
        chat.write_text(part, encoding="utf-8")
        page.comes(f"!{said}.hidden && {said}.textContent.includes('{what}')", f"a file of {len(part):,} characters is reported")
        page.settle()
        page.expect(page.value("preview.panes[0].view.count") == count, "and the conversation stays",
                    page.value("preview.panes[0].view.count"))
    chat.write_text(whole + '{"id":"last","sender":"ann","text":"At last"}\n', encoding="utf-8")
    page.comes(f"{said}.hidden && preview.panes[0].view.count === {count} + 1", "the whole file is shown again")
