// The waiting room: seats, bots for empty ones, and the invitation with how far it reaches.
import { html, Icon, useEffect, useState } from "./kit/dom.js";
import { Face } from "./kit/faces.js";
import { Chip, setColours } from "./kit/seats.js";
import { t } from "./kit/texts.js";
import { ask } from "./api.js";
import { Attention } from "./attention.js";
import { FairDraws } from "./fair_draws.js";
import { Facts } from "./facts.js";
import { Brief, Invitation, View } from "./invitation.js";
import { Menu } from "./controls.js";
import { Problem, problemOf, Top } from "./parts.js";
import { TableRules } from "./table_rules.js";

/** @typedef {import("./match.js").Match<import("./connection.js").Connection>} Match */
/** @import { Reach, Seat } from "./types.d.ts" */

/** A seat that somebody has, or that waits for somebody. @param {{ chair: Seat, at: number, mine: boolean, send: (what: string, data: object) => void }} props */
function Chair({ chair, at, mine, send }) {
  const bot = chair.bot ? chair.level : null;
  return html`
    <li
      class="seat"><span class="sitter"><${Face} name=${chair.name} level=${bot} /><${Chip} seat=${at} /></span>
      <b translate=${!chair.name}>${chair.name || t("free-seat")}</b>
      <span class="note">${mine ? t("you") : bot !== null ? t("bot-level", { level: bot }) : ""}</span>
      ${!chair.name && html`
        <${Menu} label=${t("put-bot-at", { seat: at + 1 })} text=${t("a-bot")} down>
          ${[1, 2, 3, 4, 5].map((level) =>
            html`
              <li key=${level}><button data-bot=${level} onClick=${() =>
                send("sit", { seat: at, level })}><${Face} level=${level} />
                <span>${t(`bot-${level}`)} <span class="note">${t("level", { level })}</span></span></button></li>
            `
          )}
        <//>
      `}
      ${bot !== null && html`
        <button class="btn quiet square" aria-label=${t("remove-bot")} title=${t("remove-bot")}
          onClick=${() => send("stand", { seat: at })}><${Icon} name="close" /></button>
      `}
    </li>
  `;
}

/** Who can open the link, and the switch for whoever sits at the server. @param {{ reach: Reach, onReach: (reach: Reach) => void }} props */
function HowFar({ reach, onReach }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const { where, may_switch: may } = reach;
  /** @param {boolean} open */
  const set = (open) => {
    setBusy(true);
    ask("POST", "/api/v1/reach", { open }).then(
      (now) => {
        setProblem("");
        onReach(now);
      },
      (error) => setProblem(error.code === "no_network" ? t("no-network") : problemOf(error)),
    ).then(() => setBusy(false));
  };
  if (where === "world") return null;
  return html`
    <div class=${`reach ${where}`} role="status">
      <b class="line"><${Icon} name=${where === "here" ? "one" : "home-net"} />${t(`reach-${where}`)}</b>
      <p class="note">${t(`reach-${where}-text`)}</p>
      ${may && where === "here" && html`
        <button class="btn main" data-open-network aria-disabled=${busy} onClick=${() => set(true)}>${t(
          "open-network",
        )}</button>
        <p class="note">${t("open-network-who")}</p>
      `}
      ${may && where === "network" &&
        html`<button class="btn quiet small" aria-disabled=${busy} onClick=${() => set(false)}>${
          t("close-network")
        }</button>`}
      <${Problem} text=${problem} />
    </div>
  `;
}

/** The link and its code, for whoever sits here. @param {{ id: string }} props */
function Invite({ id }) {
  const path = `/api/v1/tables/${id}/invitation`;
  const [link, setLink] = useState("");
  const [reach, setReach] = useState(/** @type {Reach | null} */ (null));
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    ask("GET", "/api/v1/reach").then(setReach, () => {});
  }, []);
  useEffect(() => {
    setCopied(false);
    ask("GET", path).then((/** @type {{ link: string }} */ found) => {
      setLink(found.link);
      history.replaceState(history.state, "", new URL(found.link).hash || location.pathname); // people copy the address, too
    }, () => {});
  }, [reach?.address]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      /** @type {HTMLInputElement | null} */ (document.getElementById("link"))?.select();
    }
  };
  const share = () => navigator.share({ url: link }).catch(() => {}); // who changes their mind is no error
  if (!link || !reach) return html`<section class="ticket invite" aria-busy="true"></section>`;
  const alone = reach.where === "here"; // nobody else could open it
  return html`
    <section class="ticket invite">
      <svg class="scene" viewBox="0 14 160 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#st-jetty" width="160" height="100" />
      </svg>
      <div class="invites"><h2>${t("invite")}</h2><p class="note">${t("invite-text")}</p>
        <${HowFar} reach=${reach} onReach=${setReach} />
        ${!alone &&
          html`<img class="qr" src=${`${path}/qr?for=${encodeURIComponent(reach.address)}`} alt=${
            t("qr")
          } width="180" height="180" />`}
        <div class="link"><input id="link" readonly value=${link} aria-label=${t("link")} onFocus=${(event) =>
          event.target.select()} />
          <button class=${`btn ${alone ? "quiet" : "main"}`} onClick=${copy}><${Icon} name=${copied
            ? "confirm"
            : "copy"} />${t(copied ? "copied" : "copy")}</button>
          ${"share" in navigator && !alone &&
            html`<button class="btn tonal" onClick=${share}><${Icon} name="link" />${t("share")}</button>`}</div>
      </div>
    </section>
  `;
}

/** A table at which seats are free, for those who sit there; others are invited. @param {{ match: Match }} props */
export function WaitingRoom({ match }) {
  const { about, seat } = match;
  setColours(about);
  const [problem, setProblem] = useState("");
  if (seat === null) return html`<${Invitation} match=${match} />`;
  /** @param {string} what @param {object} data */
  const send = (what, data) =>
    ask("POST", `/api/v1/tables/${match.id}/${what}`, data).then(
      () => setProblem(""),
      (error) => setProblem(problemOf(error)),
    );
  return html`
    <${Top} known />
    <main class="home waiting-room" tabindex="-1">
      <${Attention} match=${match} />
      <div class="head">
        <h1>${t("waiting-for-players")}</h1>
      </div>
      <div class="parts">
        <section class="plate who-plays"><${View} game=${about.game} /><h2>${t(`game-${about.game}`)}</h2>
          <${Facts} name=${about.game} options=${about.options} seats=${about.seats.length} pace=${about.pace} />
          <${TableRules} about=${about} />
          <ol class="chairs">${about.seats.map((chair, at) =>
            html`<${Chair} key=${at} chair=${chair} at=${at} mine=${at === seat} send=${send} />`
          )}</ol>
          ${about.fair.abandoned > 0 && html`<p class="note" role="status">${t("start-abandoned")}</p>`}
          <${Problem} text=${problem} />
          <button class="btn quiet" onClick=${() => send("stand", {})}>${t("leave")}</button>
          ${about.commitment && html`
            <details class="note fairness">
              <summary>${t("fair")}</summary>
              <${FairDraws} match=${match} />
            </details>
          `}</section>
        <${Invite} id=${match.id} />
        <div class="plate meanwhile">
          <${Brief} game=${about.game} />
        </div>
      </div>
    </main>
  `;
}
