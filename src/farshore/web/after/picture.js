// The board as a picture: the page as it is seen is written into an SVG of the window's size, with all its styles and
// drawings, so that every measure in it is the same, and the part that is wanted is painted from there.
const SCALE = 2;
const FOOT = 28; // pixels below for a line of text

/** All style rules of the page as text. They are our own files, so they can be read. */
function styles() {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
}

/** The page as an SVG that needs nothing from outside. */
function page() {
  const body = document.body.cloneNode(true);
  for (const each of body.querySelectorAll("script, dialog")) each.remove();
  const { font, color } = getComputedStyle(document.documentElement); // rules for html do not reach into an SVG
  Object.assign(body.style, { font, color });
  const facts = Object.entries(document.documentElement.dataset).map(([name, value]) => `data-${name}="${value}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}" ${facts.join(" ")}><style><![CDATA[${styles()} * { animation: none !important; transition: none !important }]]></style>
    <foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(body)}</foreignObject></svg>`;
}

/** What is seen of an element as a PNG, with a line of text below it. */
export async function pictureOf(element, caption) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(page())}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SCALE, (height + FOOT) * SCALE];
  const ground = getComputedStyle(document.documentElement);
  const pen = canvas.getContext("2d");
  pen.scale(SCALE, SCALE);
  pen.fillStyle = ground.backgroundColor;
  pen.fillRect(0, 0, width, height + FOOT);
  pen.drawImage(image, -x, -y, innerWidth, innerHeight);
  pen.fillStyle = ground.backgroundColor;
  pen.fillRect(0, height, width, FOOT);
  pen.fillStyle = ground.color;
  pen.font = "13px system-ui, sans-serif";
  pen.fillText(caption, 8, height + 18, width - 16);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Hand a file to the person: shared where the device can do that, else saved. */
export async function give(blob, name, title) {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file], title });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return undefined;
}
