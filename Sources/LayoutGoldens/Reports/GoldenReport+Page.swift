extension GoldenReport {
  static let styleSheet = """
    :root{color-scheme:light dark;--line:#8884;--old:#d22;--new:#0a7}
    *{box-sizing:border-box}
    body{font:15px/1.45 system-ui,sans-serif;margin:0;color:light-dark(#1c1c1e,#eee);background:light-dark(#f4f4f6,#161618)}
    header{position:sticky;top:0;z-index:5;padding:.6rem 1rem;border-bottom:1px solid var(--line);background:light-dark(#fffd,#1c1c1eee);backdrop-filter:blur(8px)}
    h1{font-size:1.1rem;margin:0;display:inline-block}.counts{display:inline-block;margin:0 0 0 .8rem}
    #bar{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin-top:.5rem}
    #filter{flex:1 1 14rem;max-width:24rem}input,select,button{font:inherit}
    button{border:1px solid var(--line);background:transparent;color:inherit;padding:.15rem .7rem;border-radius:.4rem}
    button[aria-pressed=true],button.accept{background:#0a66d8;color:#fff;border-color:#0a66d8}button.accept{margin-left:.6rem}
    .keys{font-size:.8rem;opacity:.7}kbd{border:1px solid var(--line);border-radius:.25rem;padding:0 .3rem}
    .n{border-radius:.6rem;padding:.05rem .55rem;font-size:.8rem;font-weight:600;background:#8883}
    .n.different,.n.failed{background:#d223;color:light-dark(#a00,#f99)}.n.missing,.n.obsolete,.n.incomparable{background:#e903;color:light-dark(#850,#fc6)}
    .n.equal,.n.recorded{background:#0a73;color:light-dark(#064,#6e9)}
    main{padding:1rem;display:grid;gap:1rem}
    article{background:light-dark(#fff,#222225);border:1px solid var(--line);border-radius:.7rem;padding:1rem;overflow:hidden;scroll-margin-top:7rem}
    article.now{outline:2px solid #0a66d8}article.done{opacity:.45}
    h2{font-size:1rem;margin:0 0 .4rem}.cause{margin:0;font-weight:600}ul{margin:.3rem 0;padding-left:1.3rem}
    .path{margin:.5rem 0 0;font-size:.8rem;opacity:.6;overflow-wrap:anywhere}.none{opacity:.6}
    pre{overflow:auto;max-height:22rem;font-size:.8rem}
    .pics{display:flex;flex-wrap:wrap;gap:1rem;margin:.8rem 0;align-items:flex-start}
    figure{margin:0}figcaption{font-size:.8rem;opacity:.7;margin-bottom:.2rem}
    .pic{background:#e8ebf0;color:#1c1c1e;border:1px solid var(--line);overflow:auto;max-width:100%}
    .pic>svg{display:block}svg.gp text{font-family:"Noto Sans",system-ui,sans-serif}
    .gp-marks rect{fill:none;stroke-width:.7;stroke-dasharray:2 2;pointer-events:all}
    .gp-marks rect.c{stroke-width:1.5;stroke-dasharray:none}
    .expected .gp-marks rect{stroke:var(--old)}.actual .gp-marks rect{stroke:var(--new)}
    .expected .gp-marks rect.c{fill:#d222}.actual .gp-marks rect.c{fill:#0a72}
    body.plain .gp-marks{display:none}
    .over .pics,.fade .pics{display:grid;justify-items:start}
    .over figure,.fade figure{grid-area:1/1}.over .actual .pic,.fade .actual .pic{background:#e8ebf0}
    .over .actual figcaption,.fade .actual figcaption{visibility:hidden}
    .over .actual .pic{clip-path:inset(0 0 0 var(--cut,50%));border-left:0}
    .fade .actual{opacity:var(--fade,.5)}
    .over .pics{position:relative}
    @media(max-width:30rem){.keys{display:none}}
    """

  static let script = """
    (() => {
      const all = [...document.querySelectorAll("article")], root = document.body;
      const filter = document.getElementById("filter"), kind = document.getElementById("kind");
      const cut = document.getElementById("cut"), marks = document.getElementById("marks");
      let now = -1;
      const shown = () => all.filter(a => !a.hidden);
      const go = step => {
        const list = shown();
        if (!list.length) return;
        const at = list.indexOf(all[now]);
        const next = list[Math.max(0, Math.min(list.length - 1, at + step))];
        all.forEach(a => a.classList.toggle("now", a === next));
        now = all.indexOf(next);
        next.scrollIntoView({block: "start"});
        next.focus({preventScroll: true});
      };
      const sift = () => {
        const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
        for (const a of all) {
          const text = a.querySelector("h2").textContent.toLowerCase() + a.querySelector(".cause").textContent.toLowerCase();
          a.hidden = (kind.value && a.dataset.word !== kind.value) || !words.every(w => text.includes(w));
        }
      };
      const slide = () => {
        root.style.setProperty("--cut", cut.value + "%");
        root.style.setProperty("--fade", cut.value / 100);
      };
      const view = name => {
        root.classList.remove("side", "over", "fade");
        root.classList.add(name);
        cut.disabled = name === "side";
        document.querySelectorAll("[data-view]").forEach(b => b.setAttribute("aria-pressed", b.dataset.view === name));
      };
      const accept = async button => {
        if (!button || button.disabled || button.closest("article").hidden) return;
        button.disabled = true;
        const answer = await fetch("accept", {method: "POST", headers: {"X-Token": root.dataset.token}, body: button.dataset.name});
        button.textContent = answer.ok ? "Accepted" : "Not accepted: " + await answer.text();
        if (answer.ok) { button.closest("article").classList.add("done"); go(1); } else button.disabled = false;
      };
      // Goldens are accepted one after the other, because each writes a file. Hidden ones are not accepted.
      const acceptAll = async articles => {
        for (const article of articles) await accept(article.querySelector(".accept"));
      };
      const alike = article => all.filter(a => a.dataset.cause === article?.dataset.cause);
      document.getElementById("accept-all")?.addEventListener("click", () => acceptAll(all));
      document.querySelectorAll(".alike").forEach(b => b.addEventListener("click", () => acceptAll(alike(b.closest("article")))));
      filter.addEventListener("input", sift);
      kind.addEventListener("change", sift);
      cut.addEventListener("input", slide);
      marks.addEventListener("change", () => root.classList.toggle("plain", !marks.checked));
      document.querySelectorAll("[data-view]").forEach(b => b.addEventListener("click", () => view(b.dataset.view)));
      document.querySelectorAll(".accept").forEach(b => b.addEventListener("click", () => accept(b)));
      addEventListener("keydown", e => {
        if (e.ctrlKey || e.metaKey || e.altKey) return;
        if (e.target === filter) { if (e.key === "Escape") filter.blur(); return; }
        const views = {1: "side", 2: "over", 3: "fade"};
        if (e.key === "j") go(1);
        else if (e.key === "k") go(-1);
        else if (views[e.key]) view(views[e.key]);
        else if (e.key === "m") marks.click();
        else if (e.key === "/") { filter.focus(); e.preventDefault(); }
        else if (e.key === "a" && root.dataset.token) accept(all[now]?.querySelector(".accept"));
        else if (e.key === "c" && root.dataset.token) acceptAll(alike(all[now]));
        else if ((e.key === "ArrowLeft" || e.key === "ArrowRight") && e.target !== cut && !cut.disabled) {
          cut.value = +cut.value + (e.key === "ArrowLeft" ? -5 : 5);
          slide();
        } else return;
      });
      const wanted = new URLSearchParams(location.hash.slice(1)).get("view");
      view(["over", "fade"].includes(wanted) ? wanted : "side");
      slide();
    })();
    """
}
