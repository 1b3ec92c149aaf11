// Keyboard shortcuts for frequent actions. Keys pressed in a text field keep their usual meaning.

export function keys(actions) {
  const help = document.getElementById("help");
  document.getElementById("help-button").addEventListener("click", () => help.showModal());
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    if (event.key === "Escape") return actions.escape();
    if (event.target.closest("input:not([type=checkbox], [type=range]), textarea, select")) return;
    if (event.key === "?") help.showModal();
    else if (/^[1-9]$/.test(event.key)) actions.style(Number(event.key) - 1);
    else if (event.key in actions) actions[event.key]();
    else return;
    event.preventDefault();
  });
}
