// Where the page begins: which screen its address asks for.
import { html, render, signal, effect, useEffect, sprite } from "./dom.js";
import { ready, t } from "./texts.js";
import { arrive } from "./api.js";
import { Home } from "./home.js";
import { Setup } from "./setup.js";
import { Table } from "./table.js";
import { RulesPage } from "./rules.js";

export const place = signal(location.pathname);

/** Go to another screen without loading the page again. */
export function go(path) {
  history.pushState(null, "", path);
  place.value = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (place.value = location.pathname));
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='/']");
  if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.getAttribute("href"));
});

function Screen() {
  const [, kind, name] = place.value.split("/");
  useEffect(() => document.querySelector("main")?.focus?.(), [place.value]);
  if (!ready()) return null;
  if (kind === "table") return html`<${Table} key=${name} id=${name} />`;
  if (kind === "new") return html`<${Setup} key=${name} name=${name} />`;
  if (kind === "rules") return html`<${RulesPage} key=${name} name=${name} />`;
  return html`<${Home} />`;
}

effect(() => {
  if (ready() && !place.value.startsWith("/table/")) document.title = t("title");
});
sprite("icons");
arrive().catch(() => {});
render(html`<${Screen} />`, document.getElementById("page"));
