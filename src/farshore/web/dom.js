// What components are written with: preact, htm and signals under one roof.
import { Fragment, h, render } from "./vendor/preact.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/hooks.js";
import { batch, computed, effect, signal, untracked } from "./vendor/signals-core.js";
import "./vendor/signals.js"; // lets components follow the signals that they read
import htm from "./vendor/htm.js";
import { drawLater } from "./frames.js";

export const html = htm.bind(h);
export { Fragment, h, render, useEffect, useLayoutEffect, useMemo, useRef, useState };
export { batch, computed, effect, signal, untracked };

export const ROOT = document.documentElement.dataset.root;

/** Where the files of a game's board are. */
export const board = (game) => `${ROOT}/../games/${game}/board`;

const Kept = ({ draw }) => untracked(draw);

/** What `draw` returns, drawn again only when one of `deps` changes, whatever signals it reads. An element that is handed on unchanged is still compared with all that is in it; only a component is left alone. */
export const useKept = (draw, deps) => useMemo(() => html`<${Kept} draw=${draw} />`, deps);

/** What need not be in the first frame, since nobody sees it or it lies below the edge of the window. */
export function Late({ children }) {
  const [due, setDue] = useState(false);
  useEffect(() => drawLater(() => setDue(true)), []);
  return due ? children : null;
}

/** How wide an element is, followed as it changes; `first` before that is known. Asking while things are drawn would cost a layout. */
export function useWidth(ref, first) {
  const [wide, setWide] = useState(first);
  useEffect(() => {
    const element = ref.current;
    const watch = new ResizeObserver(() => setWide(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return wide;
}

/** A small drawn sign; what it means stands beside it or is its button's name. */
export const Icon = ({ name }) =>
  html`
    <svg class="icon" aria-hidden="true">
      <use href=${`#i-${name}`} />
    </svg>
  `;

const loaded = new Map();

/** Bring the symbols of a file into the document, once. They must be in it: patterns and colours do not reach across files. */
export function sprite(address) {
  if (!loaded.has(address)) {
    loaded.set(
      address,
      fetch(address)
        .then((answer) => answer.text())
        .then((text) => {
          const holder = document.createElement("div");
          holder.innerHTML = text; // a file of ours
          const svg = holder.firstElementChild;
          svg.setAttribute("width", "0");
          svg.setAttribute("height", "0");
          document.getElementById("sprites").append(svg);
        })
        .catch(() => loaded.delete(address)), // without it the page still works; the next who needs it asks again
    );
  }
  return loaded.get(address);
}

/** Bring in a style sheet, once. */
export function style(address) {
  if (!loaded.has(address)) {
    loaded.set(
      address,
      new Promise((done) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = address;
        link.onload = link.onerror = done;
        document.head.append(link);
      }),
    );
  }
  return loaded.get(address);
}
