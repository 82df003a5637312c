// The match that waits for me, on the home page: whose turn it is, and the board as it stands.
import { html, Icon, signal, useEffect, useRef, useState } from "./kit/dom.js";
import { Face } from "./kit/faces.js";
import { setColours } from "./kit/seats.js";
import { t } from "./kit/texts.js";
import { ask, me } from "./api.js";
import { useMiniature } from "./games.js";
import { Match } from "./match.js";

/** @import { Entry, Full } from "./types.d.ts" */

/** How large the board would be at its table, in pixels: it is drawn so, then made small. */
const size = () => ({
  wide: innerWidth > 1100 ? innerWidth - 380 : innerWidth,
  high: Math.max(360, innerHeight - 112),
});

/** The players of a match except me, as a text. @param {Entry} entry */
export const others = (entry) => entry.names.filter((name) => name && name !== me.value?.name).join(", ");

/** The seat whose face stands for a match: the first that is not mine. @param {Entry} entry */
export function faceOf(entry) {
  const seat = Math.max(0, entry.names.findIndex((name) => name && name !== me.value?.name));
  return { name: entry.names[seat], level: entry.levels[seat] };
}

/** A match of which one moment is known. @param {Full} full */
const stillOf = ({ scene, heard }) =>
  new Match(scene.about.id, {
    scene: signal(scene),
    heard: signal(heard),
    send: () => Promise.resolve({ t: "ack", id: "", st: "rejected", v: 0, why: "past" }),
    stop: () => {},
  });

/** The board of a match, small and only to be looked at; its game's picture until it is there, and for a hand that others could see. @param {{ entry: Entry }} props */
function Thumb({ entry }) {
  const [match, setMatch] = useState(/** @type {Match | null} */ (null));
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    let gone = false;
    ask("GET", `/api/v1/tables/${entry.id}`).then((/** @type {Full} */ full) => {
      if (!gone && full.scene.view && !full.scene.together.length) setMatch(stillOf(full));
    }, () => {});
    return () => {
      gone = true;
    };
  }, [entry.id, entry.updated]);
  return html`
    <div class="thumb" ref=${place} aria-hidden="true" inert>
      ${match ? html`<${Picture} match=${match} place=${place} />` : html`
        <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice">
          <use href=${`#home-${entry.game}`} />
        </svg>
      `}
    </div>
  `;
}

/** What the game draws for a small picture; without that its board, drawn as large as at its table and made small. @param {{ match: Match, place: { current: HTMLElement | null } }} props */
function Picture({ match, place }) {
  setColours(match.about);
  const found = useMiniature(match.about.game);
  if (!found) return null;
  if ("miniature" in found) {
    return html`
      <div class="small-board">
        <${found.miniature} table=${match} />
      </div>
    `;
  }
  const { wide, high } = size();
  const { clientWidth, clientHeight } = place.current ?? { clientWidth: 0, clientHeight: 0 };
  const scale = clientWidth / wide;
  const up = Math.min(0, (clientHeight - high * scale) / 2); // of a high board the middle is seen
  return html`
    <div class="small-board" style=${`width:${wide}px;height:${high}px;transform:translateY(${up}px) scale(${scale})`}>
      <div class="match" data-game=${match.about.game} data-over=${match.over}>
        <div class="board">
          <${found.board} table=${match} />
        </div>
      </div>
    </div>
  `;
}

/** @param {{ entry: Entry, more: number }} props */
export function Continue({ entry, more }) {
  const names = others(entry);
  return html`
    <section class="waits plate" aria-label=${t("they-wait", { number: more + 1 })}>
      <${Thumb} key=${entry.id} entry=${entry} />
      <div>
        <p class="turn"><i></i>${t("state-my-turn")}${more > 0 &&
          html`<span class="note">${t("and-more", { number: more })}</span>`}</p>
        <h2>${names ? t("against", { game: t(`game-${entry.game}`), names }) : t(`game-${entry.game}`)}</h2>
      </div>
      <a class="btn main" href=${`/table/${entry.id}`}>${t("continue")}</a>
    </section>
  `;
}

/** Pip offers to teach a game that was never played here. @param {{ game: string, first: boolean }} props */
export const Lesson = ({ game, first }) =>
  html`
    <section class=${`lesson plate ${first ? "first" : ""}`}>
      <${Face} level=${1} />
      <div>
        <h2>${first ? t("lesson-first") : t("lesson-new", { game: t(`game-${game}`) })}</h2>
        <p class="note">${t("lesson-text", { game: t(`game-${game}`) })}</p>
      </div>
      <a class="btn tonal" href=${`/learn/${game}`} data-lesson=${game}><${Icon} name="hint" />${t("learn-title", {
        game: t(`game-${game}`),
      })}</a>
    </section>
  `;

/** A bot offers a match, for those who know every game and for whom none waits. @param {{ game: string, level: number, onPlay: () => void }} props */
export function Challenge({ game, level, onPlay }) {
  const name = t(`bot-${level}`);
  return html`
    <section class="lesson plate">
      <${Face} level=${level} />
      <div>
        <h2>${t("challenge", { name })}</h2>
        <p class="note">${t("challenge-text", { name, game: t(`game-${game}`) })}</p>
      </div>
      <button class="btn tonal" onClick=${onPlay}>${t("challenge-go", { name })}</button>
    </section>
  `;
}
