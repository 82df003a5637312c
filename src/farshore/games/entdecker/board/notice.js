// What has just come of a step, over the edge of the map for a while: an event, a tile that is lost, a token that was seen.
import { html, useEffect, useState } from "../../../web/kit/dom.js";
import { t } from "../../../web/kit/texts.js";
import { Event, maskOf, TilePicture } from "./map.js";
import { discarded, eventName, happened, kindName, stranded, tokenSeen } from "./words.js";

/** @import { BoardTable } from "./types.d.ts" */

const SHOWN = 6000; // milliseconds

/** @param {BoardTable} table @returns {{ verb: string, sign: any, title: string, text: string } | null} */
function noticeOf(table) {
  const [event, lost, token, tiles] = [happened(table), discarded(table), tokenSeen(table), stranded(table)];
  if (lost && !["jungle", "start"].includes(table.view.phase)) {
    const sign = html`<${TilePicture} mask=${maskOf(lost)} id="en-lost" />`;
    return { verb: "draw", sign, title: "", text: t("entdecker-discarded", { kind: kindName(lost) }) };
  }
  if (token) return { verb: "hut", sign: null, title: "", text: token };
  if (tiles) {
    return { verb: "", sign: null, title: t("entdecker-dead-end"), text: t("entdecker-dead-end-over", { tiles }) };
  }
  if (event && event !== "natives") { // they ask a question of their own
    const sign = html`
      <svg class="en-sign" viewBox="-1 -1 26 26" aria-hidden="true">
        <${Event} name=${event} />
      </svg>
    `;
    return { verb: "place", sign, title: eventName(event), text: t(`entdecker-rules-event-${event}`) };
  }
  return null;
}

/** Goes by itself, and at any press: it lies over the map. @param {{ children: any }} props */
function Passing({ children }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const leave = () => setGone(true);
    const timer = setTimeout(leave, SHOWN);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("keydown", leave);
    };
  }, []);
  return gone ? null : children;
}

/** @param {{ table: BoardTable }} props */
export function Notice({ table }) {
  const notice = table.over ? null : noticeOf(table);
  // By the action it comes from, so that later ones do not bring it back.
  const from = notice &&
    table.heard.value.findLastIndex(({ text, seat }) =>
      text?.startsWith(notice.verb) && (table.seat === null || seat === table.seat)
    );
  return html`<div class="en-notices" aria-live="polite">${
    notice && html`
      <${Passing} key=${`${notice.text} ${from}`}>
        <p class="en-notice line">${notice.sign}<span>${notice.title && html`<b>${notice.title}</b>${" "}`}${notice
          .text}</span></p>
        <//>
    `
  }</div>`;
}
