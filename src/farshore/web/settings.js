// The settings: language, theme, pace of movement, sounds, notifications, the player's name.
import { Dialog } from "./kit/dialog.js";
import { html, useRef, useState } from "./kit/dom.js";
import { t } from "./kit/texts.js";
import { me, messageOf, rename } from "./api.js";
import { mayNotify, wantNotices } from "./my_matches.js";
import { CUES, language, LANGUAGES, notices, pace, PACES, sounds, theme } from "./preferences.js";
import { play } from "./sounds.js";

/** @param {{ label: string, value: string | number, values: [string | number, string][], onPick: (to: string) => void }} props */
function Choice({ label, value, values, onPick }) {
  return html`<label>${label}
    <select onChange=${(event) => onPick(event.target.value)}>
      ${
    values.map(([name, text]) =>
      html`<option key=${name} value=${name} selected=${`${value}` === `${name}`}>${text}</option>`
    )
  }
    </select></label>`;
}

/** What belongs together, on a card with a heading. @param {{ title: string, children?: any }} props */
const Group = ({ title, children }) => html`<fieldset><legend>${title}</legend>${children}</fieldset>`;

/** @param {{ onClose: () => void }} props */
export function Settings({ onClose }) {
  const name = useRef(/** @type {HTMLInputElement | null} */ (null));
  const languages = Object.entries(LANGUAGES);
  return html`
    <${Dialog} title=${t("settings")} onClose=${onClose}>
      <div class="settings">
        ${me.value && html`
          <${Group} title=${t("your-name")}>
            <form class="line" onSubmit=${(event) => {
              event.preventDefault();
              rename(name.current?.value.trim() ?? "").then(
                onClose,
                (error) => alert(messageOf(error) || t("no-server-text")),
              );
            }}>
              <label><span class="hidden">${t("your-name")}</span>
                <input ref=${name} maxlength="40" autocomplete="nickname" value=${me.value.name} /></label>
              <button class="btn tonal">${t("rename")}</button>
            </form>
            <//>
        `}
        <${Group} title=${t("language-and-display")}>
          <${Choice} label=${t("language")} value=${language.value} values=${languages} onPick=${(
            to,
          ) => (language.value = to)} />
          <${Choice} label=${t("theme")} value=${theme.value} onPick=${(to) => (theme.value = to)}
            values=${["auto", "light", "dark"].map((each) => [each, t(`theme-${each}`)])} />
          <${Choice} label=${t("pace")} value=${pace.value} onPick=${(to) => (pace.value = Number(to))}
            values=${PACES.map((each) => [each, t("pace-is", { pace: each })])} />
        <//>
        <${Sounds} />
        <${Notices} />
      </div>
      <//>
  `;
}

/** @param {{ on: boolean, text: string, off?: boolean, onPick: (on: boolean, box: HTMLInputElement) => void }} props */
const Switch = ({ on, text, onPick, off }) =>
  html`
    <label
      class="check line"><span>${text}</span><input type="checkbox" role="switch" checked=${on} disabled=${off}
      onChange=${({ target }) => onPick(target.checked, target)} /></label>
  `;

function Sounds() {
  const chosen = sounds.value;
  /** @param {import("./preferences.js").Cue | "all"} name */
  const set = (name) => (/** @type {boolean} */ on) => {
    sounds.value = { ...chosen, [name]: on };
    if (on && name !== "all") play(name);
  };
  return html`<${Group} title=${t("sounds")}>
    <${Switch} on=${chosen.all} text=${t("sound-all")} onPick=${set("all")} />
    ${
    CUES.map((cue) =>
      html`<${Switch} key=${cue} on=${chosen[cue]} off=${!chosen.all} text=${t(`sound-${cue}`)} onPick=${set(cue)} />`
    )
  }
  <//>`;
}

function Notices() {
  const [refused, setRefused] = useState(false);
  /** @param {boolean} on @param {HTMLInputElement} box */
  const pick = async (on, box) => {
    if (on) setRefused(!(box.checked = await wantNotices()));
    else notices.value = false;
  };
  return html`
    <${Group} title=${t("notices")}>
      <${Switch} on=${mayNotify()} text=${t("notices-turn")} onPick=${pick} />
      <p class="note" role="status">${refused ? t("notices-refused") : ""}</p>
      <//>
  `;
}
