// Pages about techniques open beside the board; with a modifier key, wherever the browser opens them.
export function followLinks(open) {
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[target][href*='techniques/']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link.getAttribute("href"));
  });
}
