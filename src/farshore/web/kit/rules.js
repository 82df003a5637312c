// What the rules of a game are written with: paragraphs, headings, tables of points.
import { html } from "./dom.js";
import { t } from "./texts.js";

/** Paragraphs and headings from texts whose names begin alike. @param {string} prefix */
export const chapters = (prefix) => ({
  /** @param {string} name */
  p: (name) => html`<p>${t(prefix + name)}</p>`,
  /** @param {string} name */
  h: (name) => html`<h2>${t(prefix + name)}</h2>`,
});

/** Points in rows, each below its heading. @param {{ head: any[], rows: any[][] }} props */
export const Points = ({ head, rows }) =>
  html`
    <table>
      <tbody>${[head, ...rows].map((row, at) =>
        html`<tr key=${at}>${
          row.map((cell, place) => (place && at
            ? html`<td key=${place}>${cell}</td>`
            : html`<th key=${place} scope=${at ? "row" : "col"}>${cell}</th>`)
          )
        }</tr>`
      )}</tbody>
    </table>
  `;
