// A table on paper: its score sheet, with who played what and when, and nothing else, whatever is open on the screen.
import { html, Icon, render, useEffect } from "./dom.js";
import { figure, t } from "./texts.js";
import { language } from "./choices.js";
import { Chip } from "./parts.js";

function Paper({ match, game }) {
  const { about } = match;
  const heard = match.heard.value;
  const last = heard.findLast((each) => each.kind === "ended") || heard.at(-1);
  const date = last &&
    new Intl.DateTimeFormat(language.value === "pseudo" ? "en" : language.value, {
      dateStyle: "long",
      timeStyle: "short",
    }).format(last.at);
  const points = (seat) => (about.scores ? about.scores[seat] : game.score(match, seat));
  return html`
    <article class="paper">
      <h1>${t(`game-${about.game}`)}</h1>
      <p>${date} · ${match.over ? t("log-ended", { reason: about.reason }) : t("paper-running")}</p>
      <ol class="paper-names">${about.seats.map((each, seat) =>
        html`<li key=${seat}><${Chip} seat=${seat} /> <span>${each.name}${
          each.bot ? ` (${t("level", { level: each.level })})` : ""
        }</span>
      <b>${figure(points(seat))}</b> ${
          about.ranks ? html`<span>${t("rank", { rank: about.ranks[seat] })}</span>` : ""
        }</li>`
      )}</ol>
      <${game.Sheet} table=${match} />
      <p class="paper-foot">Farshore · ${location.host}/table/${about.id}</p>
    </article>
  `;
}

/** Lay the sheet of a match ready whenever it is printed. It is drawn at once: the browser does not wait. */
export function usePaper(match, game) {
  useEffect(() => {
    if (!game || !match.view) return undefined;
    const place = document.getElementById("paper");
    const read = Object.create(match, { seat: { value: null } }); // on paper everybody has a name, and nobody is “you”
    const lay = () => render(html`<${Paper} match=${read} game=${game} />`, place);
    addEventListener("beforeprint", lay);
    return () => {
      removeEventListener("beforeprint", lay);
      render(null, place);
    };
  }, [match, game]);
}

export const Print = () =>
  html`<button class="button small print" onClick=${() => print()}><${Icon} name="print" />${t("print")}</button>`;
