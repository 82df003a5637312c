// The board as a picture: the page, without anything round the board, is written into an SVG with all its styles and drawings
// and painted from there. The SVG has the size of the window, so that all measures stay the same; a board that is longer than
// the window is painted window by window.
const SCALE = 2;
const FOOT = 28; // pixels below for a line of text
const INHERITED = ["background-color", "color", "font-family", "font-size", "font-variant-numeric", "line-height"]; // rules for html do not reach into an SVG

/** A file as an address that holds all of it. @param {URL} address @returns {Promise<string>} */
async function inlined(address) {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(`${reader.result}`);
    reader.onerror = fail;
    reader.readAsDataURL(blob);
  });
}

/** All style rules of the page as text, with their fonts. They are our own files, so they can be read. @returns {Promise<string>} */
async function styles() {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(async ({ cssText }) => {
      const font = /^@font-face.*url\("([^"]+)"\)/s.exec(cssText)?.[1];
      return font ? cssText.replace(font, await inlined(new URL(font, sheet.href ?? location.href))) : cssText;
    })
  );
  return (await Promise.all(rules)).join("\n");
}

/** How large a whole board is. @param {HTMLElement} board */
function sizeOf(board) {
  const { top } = board.getBoundingClientRect();
  const below = parseFloat(getComputedStyle(board).paddingBottom);
  const high = /** @type {Element} */ (board.firstElementChild).getBoundingClientRect().bottom - top + board.scrollTop +
    below;
  return { width: board.clientWidth, height: Math.ceil(high) };
}

/** The page as text, with the board at its upper left corner and nothing else. @param {HTMLElement} board @param {{ width: number, height: number }} size */
function bodyOf(board, { width, height }) {
  const body = /** @type {HTMLElement} */ (document.body.cloneNode(true));
  const copy = /** @type {HTMLElement} */ (body.querySelector(`.${board.className.split(" ").join(".")}`));
  const parent = /** @type {HTMLElement} */ (copy.parentElement);
  for (const each of body.querySelectorAll("script, dialog, header, footer")) each.remove();
  for (const each of [...parent.children]) if (each !== copy) each.remove();
  const root = getComputedStyle(document.documentElement);
  for (const name of INHERITED) body.style.setProperty(name, root.getPropertyValue(name));
  Object.assign(parent.style, {
    display: "block",
    width: `${width}px`,
    height: `${height}px`,
    margin: 0,
    padding: 0,
  });
  Object.assign(copy.style, {
    boxSizing: "border-box",
    width: `${width}px`,
    height: `${height}px`,
    overflow: "hidden",
  });
  return new XMLSerializer().serializeToString(body);
}

/** One window of that page, in these styles, as an image that needs nothing from outside. @param {number} top @param {string} body @param {number} height @param {string} rules */
async function paintedAt(top, body, height, rules) {
  const facts = Object.entries(document.documentElement.dataset).map(([name, value]) =>
    `data-${name}="${value?.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`
  );
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${
    encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}" ${facts.join(" ")}>
    <style><![CDATA[${rules} * { animation: none !important; transition: none !important }]]></style>
    <foreignObject y="${-top}" width="${innerWidth}" height="${height}">${body}</foreignObject></svg>`,
    )
  }`;
  await image.decode();
  return image;
}

/** A board as a PNG, with a line of text below it. Controls, and what is below the board on a phone, are left out. @param {HTMLElement} board @param {string} caption @returns {Promise<Blob | null>} */
export async function pictureOf(board, caption) {
  board.classList.add("pictured");
  const size = sizeOf(board);
  const body = bodyOf(board, size);
  board.classList.remove("pictured");
  const { width, height } = size;
  const rules = await styles();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SCALE, (height + FOOT) * SCALE];
  const ground = getComputedStyle(document.documentElement);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.scale(SCALE, SCALE);
  pen.fillStyle = ground.backgroundColor;
  pen.fillRect(0, 0, width, height + FOOT);
  for (let top = 0; top < height; top += innerHeight) {
    pen.drawImage(await paintedAt(top, body, height, rules), 0, top, innerWidth, innerHeight);
  }
  pen.fillStyle = ground.backgroundColor;
  pen.fillRect(0, height, width, FOOT);
  pen.fillStyle = ground.color;
  pen.font = `13px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = "center";
  pen.fillText(caption, width / 2, height + 18, width - 16);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Hands a file to the person: shared where the device can do that, else saved. @param {Blob} blob @param {string} name @param {string} title */
export async function give(blob, name, title) {
  const files = [new File([blob], name, { type: blob.type })];
  if (navigator.canShare?.({ files })) return await navigator.share({ files, title });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
