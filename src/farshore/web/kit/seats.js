// Seats have a colour and a shape.
import { html } from "./dom.js";
import { setSigns } from "./faces.js";

/** By colour: the shape that goes with it, in a box of 16 by 16. */
export const SHAPES = [
  "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13Z",
  "M2.2 2.2h11.6v11.6H2.2Z",
  "M8 1.5 15 14H1Z",
  "M8 .8 15.2 8 8 15.2.8 8Z",
];

let shown = { seats: 4, turned: 0 }; // of the match on the screen

/** Sets whose colours and signs are used. In a rematch everybody sits one seat further and keeps the colour. @param {{ seats: import("./faces.js").Sitter[], turned: number }} about */
export const setColours = ({ seats, turned }) => {
  shown = { seats: seats.length, turned };
  setSigns(seats);
};

/** Which of the four colours and shapes a seat has. @param {number} seat */
export const markOf = (seat) => (seat + shown.seats - shown.turned) % shown.seats;

/** The sign of a seat: colour and shape. @param {{ seat: number }} props */
export const Chip = ({ seat }) =>
  html`
    <svg class="chip" viewBox="0 0 16 16" aria-hidden="true">
      <path d=${SHAPES[markOf(seat)]} fill=${`var(--p${markOf(seat) + 1})`} stroke="var(--ink)" stroke-width="1.2" />
    </svg>
  `;
