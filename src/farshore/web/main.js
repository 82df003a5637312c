// Where the page begins: which screen its address asks for.
import { effect, html, render, ROOT, signal, sprite, useEffect, useState } from "./dom.js";
import { ready, t } from "./texts.js";
import { arrive } from "./api.js";
import { Home } from "./home.js";
import { Setup } from "./setup.js";
import { Table } from "./table.js";
import { RulesPage } from "./rules.js";
import { GAMES, stale } from "./games.js";
import { Whole } from "./parts.js";
import { waiting } from "./turns.js";

export const place = signal(location.pathname);

/** Go to another screen without loading the page again. */
export function go(path) {
  history.pushState(null, "", path);
  place.value = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  place.value = location.pathname;
});
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='/']");
  if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.getAttribute("href"));
});

/** A screen that few need: it is loaded when it is. */
function Later({ file, part, ...rest }) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    import(`${ROOT}/${file}.js`).then((module) => setFound(() => module[part]));
  }, [file]);
  return found && html`<${found} ...${rest} />`;
}

function Screen() {
  const [, kind, name, step] = place.value.split("/");
  useEffect(() => document.querySelector("main")?.focus?.({ preventScroll: true }), [place.value]);
  if (!ready()) return null;
  if (stale.value) {
    return html`<${Whole} drawing="map" title=${t("page-stale")} text=${t("page-stale-text")}>
    <button class="button main" onClick=${() => location.reload()}>${t("load-again")}</button><//>`;
  }
  if ((kind === "new" || kind === "rules") && !GAMES.includes(name)) {
    return html`<${Whole} drawing="map" title=${t("no-game")} text=${t("table-unknown-text")}>
    <a class="button main" href="/">${t("home")}</a><//>`;
  }
  if (kind === "table") return html`<${Table} key=${name} id=${name} />`;
  if (kind === "new") return html`<${Setup} key=${name} name=${name} />`;
  if (kind === "learn") return html`<${Later} key=${name} file="learn/learn" part="Learn" name=${name} />`;
  if (kind === "rules") return html`<${RulesPage} key=${name} name=${name} />`;
  if (kind === "replay") {
    return html`<${Later} key=${name} file="after/replay" part="Replay" id=${name} step=${step} />`;
  }
  return html`<${Home} />`;
}

effect(() => {
  if (ready() && !/^\/(table|replay)\//.test(place.value)) {
    document.title = (waiting.value ? `(${waiting.value}) ` : "") + t("title");
  }
});
sprite(`${ROOT}/art/icons.svg`);
sprite(`${ROOT}/art/states.svg`); // while the server answers: some are shown when it does not
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it there is only no page to show offline
arrive().catch(() => {});
render(html`<${Screen} />`, document.getElementById("page"));
