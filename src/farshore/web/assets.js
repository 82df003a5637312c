// Files of the page that are loaded when they are needed: drawings and style sheets.

export const ROOT = document.documentElement.dataset.root ?? "";

/** Where the files of a game's board are. @param {string} game */
export const boardPath = (game) => `${ROOT}/../games/${game}/board`;

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/** @param {string} address @param {() => Promise<unknown>} load */
function once(address, load) {
  const known = loaded.get(address) ?? load();
  loaded.set(address, known);
  return known;
}

/** Adds the symbols of a file to the document, once. They must be in it: patterns and colours do not reach across files. @param {string} address */
export const addSprite = (address) =>
  once(address, () =>
    fetch(address)
      .then((answer) => answer.text())
      .then((text) => {
        const holder = document.createElement("div");
        holder.innerHTML = text; // one of our own files
        const svg = /** @type {Element} */ (holder.firstElementChild);
        svg.setAttribute("width", "0");
        svg.setAttribute("height", "0");
        document.getElementById("sprites")?.append(svg);
      })
      .catch(() => loaded.delete(address))); // the page works without it; whatever needs it next tries again

/** Adds a style sheet, once; resolves when it is there or cannot be loaded. @param {string} address */
export const addStyle = (address) =>
  once(
    address,
    () =>
      document.querySelector(`link[rel=stylesheet][href="${address}"]`) ? Promise.resolve() : new Promise((done) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = address;
        link.onload = link.onerror = done;
        document.head.append(link);
      }),
  );
