// The entry of the page: shows the screen that its address asks for.
import { effect, html, render, useEffect } from "./kit/dom.js";
import { ready, t, useTexts } from "./kit/texts.js";
import { arrive } from "./api.js";
import { addSprite, ROOT } from "./assets.js";
import { GAMES, stale } from "./games.js";
import { Lazy } from "./lazy.js";
import { path } from "./navigation.js";
import { waiting } from "./my_matches.js";
import { FullPage } from "./parts.js";

function Screen() {
  const [, kind, name, step] = path.value.split("/");
  useEffect(() => document.querySelector("main")?.focus({ preventScroll: true }), [path.value]);
  if (!ready()) return null;
  if (stale.value) {
    return html`<${FullPage} drawing="map" title=${t("page-stale")} text=${t("page-stale-text")}>
    <button class="btn main" onClick=${() => location.reload()}>${t("load-again")}</button><//>`;
  }
  if ((kind === "new" || kind === "rules") && !GAMES.includes(name)) {
    return html`<${FullPage} drawing="map" title=${t("no-game")} text=${t("table-unknown-text")}>
    <a class="btn main" href="/">${t("home")}</a><//>`;
  }
  if (kind === "table") return html`<${Lazy} key=${name} file="table" part="Table" id=${name} />`;
  if (kind === "new") return html`<${Lazy} key=${name} file="setup" part="Setup" room name=${name} />`;
  if (kind === "learn") {
    return html`<${Lazy} key=${name} file="tutorial/tutorial" part="Tutorial" name=${name} />`;
  }
  if (kind === "rules") return html`<${Lazy} key=${name} file="rules" part="RulesPage" name=${name} />`;
  if (kind === "replay") {
    return html`<${Lazy} key=${name} file="replay/replay" part="Replay" id=${name} step=${step} />`;
  }
  return html`<${Lazy} file="home" part="Home" room />`;
}

effect(() => {
  if (ready() && !/^\/(table|replay)\//.test(path.value)) {
    document.title = (waiting.value ? `(${waiting.value}) ` : "") + t("title");
  }
});
if (/^\/($|new\/)/.test(path.value)) useTexts("rooms");
addSprite(`${ROOT}/art/icons.svg`);
addSprite(`${ROOT}/art/faces.svg`);
addSprite(`${ROOT}/art/states.svg`); // early: some are shown when the server does not answer
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it only the offline page is missing
arrive().catch(() => {});
render(html`<${Screen} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
