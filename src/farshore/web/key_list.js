// The list of keys of a match, opened with ?.
import { Dialog } from "./kit/dialog.js";
import { html } from "./kit/dom.js";
import { t } from "./kit/texts.js";

/** @type {[string[], string][]} */
const KEYS = [
  [["←", "↑", "→", "↓"], "move"],
  [["Enter"], "choose"],
  [["Esc"], "back"],
  [["U"], "undo"],
  [["N"], "since"],
  [["M", "/"], "command"],
  [["S"], "sheet"],
  [["L"], "log"],
  [["R"], "rules"],
  [["?"], "explain"],
];

/** All keys, those of the game first. @param {{ game: import("./kit/board.d.ts").BoardModule | null, onClose: () => void }} props */
export function KeyList({ game, onClose }) {
  const rows = [
    ...(game?.keys?.() ?? []),
    ...KEYS.map(([keys, name]) => /** @type {const} */ ([keys, t(`key-${name}`)])),
  ];
  return html`
    <${Dialog} title=${t("keys")} onClose=${onClose}>
      <dl class="keys">${rows.map(([keys, text]) =>
        html`
          <dt key=${text}>${keys.map((key) => html`<kbd key=${key}>${key}</kbd>`)}</dt>
          <dd>${text}</dd>
        `
      )}</dl>
      <p class="note">${t("keys-pointer")}</p>
      <//>
  `;
}
