// The achievements of Explorers: their names, and choosing some of them before a match.
import { html, useState } from "../../../web/kit/dom.js";
import { t } from "../../../web/kit/texts.js";

export const GOALS = [
  "A1",
  "A2",
  "A3",
  "B1",
  "B2",
  "B3",
  "B4",
  "C1",
  "D1",
  "D2",
  "D3",
  "D4",
  "D5",
  "D6",
  "D7",
  "D8",
  "D9",
  "D10",
  "E1",
  "E2",
  "E3",
  "E4",
  "E5",
  "E6",
  "E7",
  "E8",
  "E9",
  "E10",
  "F1",
  "F2",
  "F3",
  "G1",
];

const MOST = 3;

/** Up to three achievements by their names; told as the option is written. */
export function GoalPicker({ option, onPick }) {
  const [picked, setPicked] = useState([]);
  const toggle = (name) => {
    const now = GOALS.filter((each) => (each === name) !== picked.includes(each));
    setPicked(now);
    onPick(now.join(",") || option.default);
  };
  return html`<div class="ex-goal-picker" role="group" aria-label=${t("explorers-achievements")}>${
    GOALS.map((name) =>
      html`<label key=${name} class="check">
    <input type="checkbox" name=${name} checked=${picked.includes(name)} disabled=${
        picked.length >= MOST && !picked.includes(name)
      } onChange=${() => toggle(name)} />
    <span>${t(`explorers-goal-${name.toLowerCase()}`)} <span class="note">${
        t(`explorers-goal-${name.toLowerCase()}-text`)
      }</span></span></label>`
    )
  }</div>`;
}
