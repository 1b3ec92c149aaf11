// Saves what a pane shows.

import { send } from "./api.js";

const names = { png: "chat.png", svg: "chat.svg", json: "chat.json", swift: "Chat.swift", golden: "goldens.json", style: "style.json" };

export function exporting(pane) {
  const said = document.getElementById("saved");
  document.getElementById("exports").addEventListener("click", async event => {
    const form = event.target.dataset.form;
    if (!form) return;
    const isWhole = document.getElementById("scope").value === "all";
    said.textContent = "Saving …";
    try {
      const reply = await send("export", {
        pane: pane().name, form, ...(isWhole ? {} : { top: pane().top, height: pane().room }),
      });
      const content = await reply.blob();
      const link = document.createElement("a");
      link.href = URL.createObjectURL(content);
      link.download = names[form];
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
      said.textContent = `${names[form]}, ${content.size.toLocaleString("en")} bytes`;
    } catch (error) {
      said.textContent = error.message;
    }
  });
}
