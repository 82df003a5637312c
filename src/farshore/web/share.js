// Sharing a match: a link to its replay, and a picture of its board.
import { Dialog } from "./kit/dialog.js";
import { html, Icon, useEffect, useState } from "./kit/dom.js";
import { figure } from "./kit/numbers.js";
import { t } from "./kit/texts.js";
import { ask } from "./api.js";
import { give, pictureOf } from "./replay/picture.js";

/**
 * A moment of a match as a link to its replay, and as a picture of its board.
 * @param {{ match: import("./match.js").Match<any>, game: import("./kit/board.d.ts").BoardModule, stop: number | "end", board: { current: HTMLElement | null }, onClose: () => void }} props
 */
export function Share({ match, game, stop, board, onClose }) {
  const [note, setNote] = useState("");
  const [key, setKey] = useState(match.source.key);
  useEffect(() => { // players of a private table need no key; others do
    if (!key) {
      ask("GET", `/api/v1/tables/${match.id}/invitation`).then(
        (found) => setKey(new URL(found.link).hash.slice(1)),
        () => {},
      );
    }
  }, []);
  const link = `${location.origin}/replay/${match.id}/${stop}${location.search}${key ? `#${key}` : ""}`;
  const copy = () => navigator.clipboard?.writeText(link).then(() => setNote(t("copied")), () => setNote(link));
  const picture = async () => {
    try {
      const name = t(`game-${match.about.game}`);
      const names = match.about.seats.map((seat, at) => `${seat.name} ${figure(game.score(match, at))}`).join(", ");
      const caption = `Farshore · ${name} · ${names}`;
      const picture = await pictureOf(/** @type {HTMLElement} */ (board.current), caption);
      if (picture) await give(picture, `farshore-${match.about.game}.png`, name);
      setNote(t("picture-saved"));
    } catch (error) {
      if (error instanceof Error && error.name !== "AbortError") setNote(t("picture-failed"));
    }
  };
  return html`
    <${Dialog} title=${t("share")} onClose=${onClose}>
      <label>${t("link-to", { stop: `${stop}` })}<input readonly value=${link} onFocus=${(event) =>
        event.target.select()} /></label>
      <div class="row"><button class="btn main" onClick=${copy}><${Icon} name="link" />${t("copy")}</button>
          <button class="btn tonal" data-picture onClick=${picture}>${t("save-picture")}</button></div>
      <p role="status">${note}</p>
      <//>
  `;
}
