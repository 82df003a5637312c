// Small parts that several screens share: the bar at the top, what went wrong, a dialog, a player's chip.
import { html, Icon, signal, useEffect, useRef, useState } from "./dom.js";
import { t } from "./texts.js";
import { CUES, language, LANGUAGES, notices, pace, PACES, sounds, theme } from "./choices.js";
import { me, rename } from "./api.js";
import { play } from "./sounds.js";
import { mayNotify, wantNotices } from "./turns.js";

const settings = signal(false);

/** The bar; its title is the screen's heading where `heading` says so. */
export function Top({ children, title, heading }) {
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${
    t("home")
  }><svg viewBox="0 0 32 32" aria-hidden="true"><use href="#mark-farshore" /></svg>
      <span class="wide">Farshore</span></a>
    ${heading ? html`<h1 class="top-title">${title}</h1>` : html`<span class="top-title">${title}</span>`}
    ${children}
    <button class="button quiet square" aria-label=${
    t("settings")
  } onClick=${() => (settings.value = true)}><${Icon} name="settings" /></button>
    ${settings.value && html`<${Settings} />`}
  </header>`;
}

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

function Settings() {
  const name = useRef(null);
  const close = () => (settings.value = false);
  const languages = Object.entries(LANGUAGES);
  return html`
    <${Dialog} title=${t("settings")} onClose=${close}>
      <div class="stack">
          <${Choice} label=${t("language")} value=${language.value} values=${languages} onPick=${(
            to,
          ) => (language.value = to)} />
          <${Choice} label=${t("theme")} value=${theme.value} onPick=${(to) => (theme.value = to)}
            values=${["auto", "light", "dark"].map((each) => [each, t(`theme-${each}`)])} />
          <${Choice} label=${t("pace")} value=${pace.value} onPick=${(to) => (pace.value = Number(to))}
            values=${PACES.map((each) => [each, t("pace-is", { pace: each })])} />
          <${Sounds} />
          <${Notices} />
          ${me.value && html`
            <form onSubmit=${(event) => {
              event.preventDefault();
              rename(name.current.value.trim()).then(close, (error) => alert(error.message));
            }}>
              <label>${t("your-name")} <input ref=${name} maxlength="40" value=${me.value.name} /></label>
              <button class="button">${t("rename")}</button>
            </form>
          `}
        </div>
      <//>
  `;
}

const Switch = ({ on, text, onPick, off }) =>
  html`<label class="check"><input type="checkbox" role="switch" checked=${on} disabled=${off}
  onChange=${({ target }) => onPick(target.checked, target)} /> <span>${text}</span></label>`;

function Sounds() {
  const chosen = sounds.value;
  const set = (name) => (on) => {
    sounds.value = { ...chosen, [name]: on };
    if (on && name !== "all") play(name);
  };
  return html`<fieldset class="switches"><legend>${t("sounds")}</legend>
    <${Switch} on=${chosen.all} text=${t("sound-all")} onPick=${set("all")} />
    ${
    CUES.map((cue) =>
      html`<${Switch} key=${cue} on=${chosen[cue]} off=${!chosen.all} text=${t(`sound-${cue}`)} onPick=${set(cue)} />`
    )
  }
  </fieldset>`;
}

function Notices() {
  const [refused, setRefused] = useState(false);
  const pick = async (on, box) => {
    if (on) setRefused(!(box.checked = await wantNotices()));
    else notices.value = false;
  };
  return html`
    <fieldset class="switches">
      <legend>${t("notices")}</legend>
      <${Switch} on=${mayNotify()} text=${t("notices-turn")} onPick=${pick} />
      <p class="note" role="status">${refused ? t("notices-refused") : ""}</p>
    </fieldset>
  `;
}

/** A screen or a panel that has nothing to show yet, or cannot: a drawing, a sentence, a way on. */
export function Vista({ drawing, title, text, late, children }) {
  return html`<div class=${`vista ${late ? "late" : ""}`}>
    <svg class="drawing" viewBox="0 0 160 100" aria-hidden="true"><use href=${`#st-${drawing}`} /></svg>
    ${title && html`<h1>${title}</h1>`}${text && html`<p>${text}</p>`}
    ${children && html`<div class="row">${children}</div>`}</div>`;
}

/** The same as a screen of its own. */
export const Whole = (props) =>
  html`
    <${Top} />
    <main class="whole" tabindex="-1">
      <${Vista} ...${props} />
    </main>
  `;

/** What went wrong, in a sentence. */
export const Problem = ({ text }) => (text ? html`<p class="error" role="alert">${text}</p>` : null);

/** A dialog that closes with Escape, a click beside it, or its button. */
export function Dialog({ title, onClose, children }) {
  const dialog = useRef(null);
  const close = () => { // once: the browser tells of it twice, and the second time another dialog may be open
    if (dialog.current) onClose();
    dialog.current = null;
  };
  useEffect(() => {
    const element = dialog.current;
    element.showModal();
    return () => element.open && element.close();
  }, []);
  return html`
    <dialog ref=${dialog} class="dialog panel" aria-label=${title} onCancel=${close} onClose=${close}
      onClick=${(event) => event.target === dialog.current && close()}>
        <div class="spread"><h2>${title}</h2>
          <button class="button quiet square" aria-label=${t(
            "close",
          )} onClick=${close}><${Icon} name="close" /></button></div>
        ${children}
      </dialog>
  `;
}

const SHAPES = [
  "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13Z",
  "M2.2 2.2h11.6v11.6H2.2Z",
  "M8 1.5 15 14H1Z",
  "M8 .8 15.2 8 8 15.2.8 8Z",
];

let marks = { seats: 4, turned: 0 }; // of the match that is shown

/** Let people keep their colours: in a rematch everybody sits one seat further. */
export const keepMarks = ({ seats, turned }) => (marks = { seats: seats.length, turned });

/** Which of four colours and shapes a seat has. */
export const markOf = (seat) => (seat + marks.seats - marks.turned) % marks.seats;

/** The sign of a seat: colour and shape. */
export const Chip = ({ seat }) =>
  html`
    <svg class="chip" viewBox="0 0 16 16" aria-hidden="true">
      <path d=${SHAPES[markOf(seat)]} fill=${`var(--p${markOf(seat) + 1})`} stroke="var(--ink)" stroke-width="1.2" />
    </svg>
  `;
