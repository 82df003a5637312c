// Whatever lies on a board explains itself: on a right click, a long press, or ?.

export const LONG = 500; // milliseconds of a long press

/** Something that explains itself on right-click, long press and ?. The click after a long press does not count. */
export function explained(table, about) {
  let timer = 0;
  const show = () => (table.shown.value = about());
  const rest = () => clearTimeout(timer);
  return {
    onContextMenu: (event) => { event.preventDefault(); rest(); show(); },
    onKeyDown: (event) => { if (event.key === "?") { event.stopPropagation(); event.preventDefault(); show(); } },
    onPointerDown: (event) => {
      if (event.pointerType !== "touch") return;
      timer = setTimeout(() => {
        show();
        const swallow = (click) => { click.stopPropagation(); click.preventDefault(); };
        const done = () => setTimeout(() => removeEventListener("click", swallow, true), 60);
        addEventListener("click", swallow, { capture: true });
        for (const end of ["pointerup", "pointercancel"]) addEventListener(end, done, { capture: true, once: true });
      }, LONG);
    },
    onPointerUp: rest, onPointerCancel: rest, onPointerLeave: rest,
  };
}
