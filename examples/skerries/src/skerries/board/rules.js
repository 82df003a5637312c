// Skerries: the rules in our own words, with the tiles themselves.
import { html } from "../../../web/kit/dom.js";
import { t } from "../../../web/kit/texts.js";
import { kindName } from "./words.js";

const CHAPTERS = ["chart", "sail", "look", "end"];

export const Rules = () =>
  html`
    <div class="sk-rules">
      <p>${t("skerries-rules-goal")}</p>
      ${CHAPTERS.map((chapter) =>
        html`
          <section key=${chapter}>
            <h2>${t(`skerries-rules-${chapter}`)}</h2>
            <p>${t(`skerries-rules-${chapter}-text`)}</p>
            ${chapter === "chart" && html`<ul class="sk-tiles">${
              ["sea", "isle", "wreck", "reef"].map((kind) =>
                html`<li key=${kind}><svg viewBox="0 0 64 64" aria-hidden="true"><use href=${`#sk-${kind}`} /></svg>
              <span><b>${kindName(kind)}</b> ${t(`skerries-rules-${kind}`)}</span></li>`
              )
            }</ul>`}
          </section>
        `
      )}
    </div>
  `;
