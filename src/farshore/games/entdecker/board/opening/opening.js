// Die neuen Entdecker: what is seen of it before a match, at set-up and by those who are invited.
import { html } from "../../../../web/kit/dom.js";

const ISLAND = "M34 70c-6-22 12-44 40-42s44 16 42 40-22 34-44 32-34-12-38-30Z";

/** A piece of sea, with what lies on it. @param {any} on */
const sea = (on) =>
  html`
    <svg viewBox="0 0 150 112">
      <rect width="150" height="112" rx="10" fill="var(--sea)" />
      <path d="M10 20h18M120 16h20M8 96h16M118 100h22" stroke="var(--sea-line)" stroke-width="2" stroke-linecap="round" />
      ${on}
    </svg>
  `;

/** The game in 30 seconds: what each of its sentences shows. */
export const pictures = [
  () =>
    sea(html`
      <g transform="rotate(8 112 52)">
        <use href="#en-back" x="86" y="26" width="52" height="52" />
      </g>
      <use href="#en-ship" x="20" y="28" width="56" height="60" />
    `),
  () =>
    sea(html`
      <path d=${ISLAND} fill="var(--beach)" stroke="var(--icon-ink)" stroke-width="2.5" />
      <path d=${ISLAND} transform="translate(15 13) scale(.8)" fill="var(--land)" />
      <use href="#en-settlement-0" x="42" y="34" width="34" height="36" />
      <use href="#en-scout-2" x="76" y="50" width="30" height="32" />
    `),
  () =>
    html`
      <svg viewBox="0 0 150 112">
        <rect width="150" height="112" rx="10" fill="var(--jungle)" opacity=".35" />
        <path d="M14 84h92" stroke="var(--sand-ink)" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" />
        <use href="#en-scout-0" x="14" y="54" width="32" height="34" />
        <use href="#en-scout-2" x="50" y="54" width="32" height="34" />
        <use href="#en-hut" x="88" y="34" width="54" height="50" />
      </svg>
    `,
];

/** Ways to play it, by name: options that differ from the usual ones. */
export const presets = {
  classic: {},
  islets: { layout: "v3" },
  scouts: { chief_scouts: "on" },
};
