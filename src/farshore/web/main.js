// The entry of the page: shows the screen that its address asks for.
import { effect, html, render, useEffect, useState } from "./kit/dom.js";
import { ready, t } from "./kit/texts.js";
import { arrive } from "./api.js";
import { addSprite, ROOT } from "./assets.js";
import { GAMES, stale } from "./games.js";
import { Home } from "./home.js";
import { path } from "./navigation.js";
import { waiting } from "./my_matches.js";
import { FullPage } from "./parts.js";
import { RulesPage } from "./rules.js";
import { Table } from "./table.js";

/** A screen that is loaded when it is needed. @param {{ file: string, part: string, [prop: string]: unknown }} props */
function LazyScreen({ file, part, ...rest }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    import(`${ROOT}/${file}.js`).then((module) => setFound(() => module[part]));
  }, [file]);
  return found && html`<${found} ...${rest} />`;
}

function Screen() {
  const [, kind, name, step] = path.value.split("/");
  useEffect(() => document.querySelector("main")?.focus({ preventScroll: true }), [path.value]);
  if (!ready()) return null;
  if (stale.value) {
    return html`<${FullPage} drawing="map" title=${t("page-stale")} text=${t("page-stale-text")}>
    <button class="button main" onClick=${() => location.reload()}>${t("load-again")}</button><//>`;
  }
  if ((kind === "new" || kind === "rules") && !GAMES.includes(name)) {
    return html`<${FullPage} drawing="map" title=${t("no-game")} text=${t("table-unknown-text")}>
    <a class="button main" href="/">${t("home")}</a><//>`;
  }
  if (kind === "table") return html`<${Table} key=${name} id=${name} />`;
  if (kind === "new") return html`<${LazyScreen} key=${name} file="setup" part="Setup" name=${name} />`;
  if (kind === "learn") {
    return html`<${LazyScreen} key=${name} file="tutorial/tutorial" part="Tutorial" name=${name} />`;
  }
  if (kind === "rules") return html`<${RulesPage} key=${name} name=${name} />`;
  if (kind === "replay") {
    return html`<${LazyScreen} key=${name} file="replay/replay" part="Replay" id=${name} step=${step} />`;
  }
  return html`<${Home} />`;
}

effect(() => {
  if (ready() && !/^\/(table|replay)\//.test(path.value)) {
    document.title = (waiting.value ? `(${waiting.value}) ` : "") + t("title");
  }
});
addSprite(`${ROOT}/art/icons.svg`);
addSprite(`${ROOT}/art/states.svg`); // early: some are shown when the server does not answer
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it only the offline page is missing
arrive().catch(() => {});
render(html`<${Screen} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
