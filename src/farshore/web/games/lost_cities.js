import { html } from "../dom.js";
export const Board = ({ table }) => html`<pre>${JSON.stringify(table.view, null, 1)}</pre>`;
export const Actions = null;
export const Sheet = () => null;
export const Rules = () => null;
export const status = () => "";
export const line = (table, heard) => heard.text;
export const score = (table, seat) => table.view.receipt.totals[seat];
export const explain = () => null;
