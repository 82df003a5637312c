// The waiting room: seats, the invitation, bots for empty seats; and the curtain between players at one device.
import { html, Icon, useEffect, useRef, useState } from "./kit/dom.js";
import { Chip, setColours } from "./kit/seats.js";
import { t } from "./kit/texts.js";
import { ask, me } from "./api.js";
import { Problem, problemOf, Top } from "./parts.js";

/** @import { Match } from "./match.js" */

/** @param {{ match: Match, keyOf: (id: string) => string }} props */
export function WaitingRoom({ match, keyOf }) {
  const { about, seat } = match;
  setColours(about);
  const [problem, setProblem] = useState("");
  const [invitation, setInvitation] = useState(/** @type {{ link: string } | null} */ (null));
  const [copied, setCopied] = useState(false);
  const path = `/api/v1/tables/${match.id}`;
  const seated = seat !== null;
  useEffect(() => {
    if (seated) ask("GET", `${path}/invitation`).then(setInvitation, () => {});
  }, [seated]);
  /** @param {string} what @param {object} data */
  const send = (what, data) =>
    ask("POST", `${path}/${what}`, data).then(() => setProblem(""), (error) => setProblem(problemOf(error)));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invitation?.link ?? "");
      setCopied(true);
    } catch {
      /** @type {HTMLInputElement | null} */ (document.getElementById("link"))?.select();
    }
  };
  return html`
    <${Top} title=${t(`game-${about.game}`)} />
    <main class="narrow waiting-room" tabindex="-1">
          <h1>${seated ? t("waiting-for-players") : t("join-table", { game: t(`game-${about.game}`) })}</h1>
          <${Problem} text=${problem} />
          <ol class="players panel">
            ${about.seats.map((each, at) =>
              html`<li key=${at}><${Chip} seat=${at} />
          <span class="player-name">${each.name || t("free-seat")}${
                at === seat ? html`${" "}<span class="note">${t("you")}</span>` : ""
              }
            ${each.level !== null && html`<span class="note"> · ${t("level", { level: each.level })}</span>`}</span>
          ${
                !each.name && !seated &&
                html`<button class="button main" onClick=${() => send("sit", { seat: at, key: keyOf(match.id) })}>${
                  t("sit-here")
                }</button>`
              }
          ${
                !each.name && seated && html`
                  <label class="hidden" for=${`bot-${at}`}>${t("put-bot")}</label>
                  <select id=${`bot-${at}`} onChange=${(event) =>
                    event.target.value && send("sit", { seat: at, level: Number(event.target.value) })}>
                                <option value="">${t("put-bot")}</option>
                                ${[1, 2, 3, 4, 5].map((level) =>
                                  html`<option key=${level} value=${level}>${
                                    t("bot-of-level", { level, name: t(`bot-${level}`) })
                                  }</option>`
                                )}</select>
                `
              }
          ${
                each.level !== null && seated &&
                html`<button class="button quiet square" aria-label=${t("remove-bot")} onClick=${() =>
                  send("stand", { seat: at })}><${Icon} name="close" /></button>`
              }
        </li>`
            )}
          </ol>
          ${seated && invitation && html`<section class="panel invite"><h2>${t("invite")}</h2><p>${t("invite-text")}</p>
        <div class="row"><input id="link" readonly value=${invitation.link} aria-label=${t("link")} onFocus=${(event) =>
            event.target.select()} />
          <button class="button main" onClick=${copy}><${Icon} name="link" />${
            t(copied ? "copied" : "copy")
          }</button></div>
        <img class="qr" src=${`${path}/invitation/qr`} alt=${t("qr")} width="180" height="180" /></section>`}
          ${seated && html`<button class="button" onClick=${() => send("stand", {})}>${t("leave")}</button>`}
          ${me.value && html`<p class="note">${t("you-are", { name: me.value.name })}</p>`}
        </main>
  `;
}

/** Before a hand is shown at a shared device: whose turn it is, and nothing else. @param {{ match: Match, onShow: (seat: number) => void }} props */
export function Curtain({ match, onShow }) {
  const { turns, seat } = match.now;
  setColours(match.about);
  const next = turns[0] ?? seat ?? 0;
  const name = match.name(next);
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => button.current?.focus(), [next]);
  return html`
    <${Top} title=${t(`game-${match.about.game}`)} />
    <main class="whole curtain" tabindex="-1"><p class="curtain-chip"><${Chip} seat=${next} /></p>
          <h1>${turns.length ? t("curtain-turn", { name }) : t("curtain-wait", { name })}</h1>
          <p>${t("curtain-text", { name })}</p>
          <button ref=${button} class="button main" data-show onClick=${() => onShow(next)}><${Icon} name="eye" />${t(
            "curtain-show",
          )}</button></main>
  `;
}
