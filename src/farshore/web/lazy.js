// Screens and parts that are loaded when they are needed, so that a match does not wait for them.
import { html, useEffect, useState } from "./kit/dom.js";
import { useTexts } from "./kit/texts.js";
import { addStyle, ROOT } from "./assets.js";
import { stale } from "./games.js";

/**
 * What a module exports as `part`; nothing until it is there. A page that cannot load it is out of date. `room`: it has the look and the words of the rooms round a match.
 * @param {{ file: string, part: string, room?: boolean, [prop: string]: unknown }} props
 */
export function Lazy({ file, part, room, ...rest }) {
  const [found, setFound] = useState(/** @type {{ file: string, shown: any } | null} */ (null));
  useEffect(() => {
    const looks = room ? [addStyle(`${ROOT}/style/rooms.css`), useTexts("rooms")] : [];
    Promise.all([import(`${ROOT}/${file}.js`), ...looks]).then(
      ([module]) => setFound({ file, shown: module[part] }),
      () => (stale.value = true),
    );
  }, [file]);
  return found?.file === file && html`<${found.shown} ...${rest} />`; // never one screen in the place of another
}
