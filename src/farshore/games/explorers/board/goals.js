// The achievements of Explorers: their names, and choosing some of them before a match.
import { html, useState } from "../../../web/kit/dom.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";

/** Up to three achievements by their names; given as the option is written. @param {{ option: import("../../../web/types.d.ts").OptionInfo, onPick: (value: string) => void }} props */
export function GoalPicker({ option, onPick }) {
  const [picked, setPicked] = useState(/** @type {string[]} */ ([]));
  /** @param {string} name */
  const toggle = (name) => {
    const now = facts.achievements.filter((each) => (each === name) !== picked.includes(each));
    setPicked(now);
    onPick(now.join(",") || option.default);
  };
  return html`<div class="ex-goal-picker" role="group" aria-label=${t("explorers-achievements")}>${
    facts.achievements.map((name) =>
      html`<label key=${name} class="check">
    <input type="checkbox" name=${name} checked=${picked.includes(name)} disabled=${
        picked.length >= facts.most_achievements && !picked.includes(name)
      } onChange=${() => toggle(name)} />
    <span>${t(`explorers-goal-${name.toLowerCase()}`)} <span class="note">${
        t(`explorers-goal-${name.toLowerCase()}-text`)
      }</span></span></label>`
    )
  }</div>`;
}
