// Which screen is shown: the path of the address.
import { signal } from "./kit/dom.js";

export const path = signal(location.pathname);

/** Goes to another screen without loading the page again. @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  for (const dialog of document.querySelectorAll("dialog")) if (dialog.open) dialog.close();
  path.value = location.pathname;
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const to = link?.getAttribute("href");
  if (!link || !to?.startsWith("/") || link.target || link.hasAttribute("download")) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || /^\/(api|schema)/.test(link.pathname)) return;
  event.preventDefault();
  go(to);
});
