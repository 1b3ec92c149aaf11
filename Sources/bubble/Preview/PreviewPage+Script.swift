extension PreviewPage {
  /// One request at a time; what changed meanwhile goes into the next one.
  static let script = """
    const $ = id => document.getElementById(id);
    const fields = ["text", "style", "scale", "rtl", "dark", "width"].map($);
    const stage = $("stage"), status = $("status"), slider = $("slider"), width = $("width");
    let busy = false, dirty = false;

    const ask = () => ({
      text: $("text").value, style: $("style").value, width: Number(width.value),
      fontScale: Number($("scale").value), direction: $("rtl").checked ? "rtl" : "ltr",
      isDark: $("dark").checked,
    });

    const complain = reason => {
      status.textContent = reason;
      status.className = "bad";
    };

    const show = answer => {
      stage.innerHTML = answer.svg;
      if (followsEnd) $("view").scrollTop = $("view").scrollHeight;
      followsEnd = false;
      status.className = "";
      const count = answer.cells.length === 1 ? "1 message" : `${answer.cells.length} messages`;
      const last = answer.cells[answer.cells.length - 1];
      const lines = last ? ` · last ${last.height} pt, ${last.lines === 1 ? "1 line" : `${last.lines} lines`}` : "";
      status.textContent = `${count} · ${answer.height} pt high${lines} · laid out in ${answer.microseconds} µs`;
      $("heights").replaceChildren(...answer.cells.map(cell => {
        const row = document.createElement("li");
        row.textContent = `${cell.height} pt, ${cell.lines === 1 ? "1 line" : `${cell.lines} lines`} (${cell.id})`;
        return row;
      }));
    };

    const update = async () => {
      if (busy) { dirty = true; return; }
      busy = true;
      do {
        dirty = false;
        try {
          const reply = await fetch("/layout", {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(ask()),
          });
          const answer = await reply.json();
          if (reply.ok) show(answer); else complain(answer.error);
        } catch {
          complain("The preview has ended; start it again.");
        }
      } while (dirty);
      busy = false;
    };

    const setWidth = value => {
      const points = Math.min(2000, Math.max(1, Math.round(value * 2) / 2));
      width.value = points;
      slider.value = points;
      update();
    };

    // What is typed stands at the end.
    let followsEnd = false;
    $("text").addEventListener("input", () => { followsEnd = true; });

    for (const field of fields) field.addEventListener("input", update);
    slider.addEventListener("input", () => setWidth(Number(slider.value)));
    width.addEventListener("input", () => { slider.value = width.value; });
    $("dark").addEventListener("input", event => {
      document.documentElement.classList.toggle("dark", event.target.checked);
    });
    $("controls").addEventListener("submit", event => event.preventDefault());
    $("marks").addEventListener("input", event => stage.classList.toggle(event.target.value, event.target.checked));

    const handle = $("handle");
    let grip = null;
    handle.addEventListener("pointerdown", event => {
      grip = { x: event.clientX, width: Number(width.value) };
      handle.setPointerCapture(event.pointerId);
      event.preventDefault();
      handle.focus();
    });
    handle.addEventListener("pointermove", event => {
      if (grip) setWidth(grip.width + event.clientX - grip.x);
    });
    for (const end of ["pointerup", "pointercancel"]) handle.addEventListener(end, () => { grip = null; });
    handle.addEventListener("keydown", event => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      setWidth(Number(width.value) + step * (event.shiftKey ? 10 : 0.5));
    });

    const room = $("view").clientWidth - 18;
    if (room > 60 && Number(width.value) > room) setWidth(room); else update();
    """
}
