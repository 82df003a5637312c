// A card of the hand can be dragged: it is chosen when it leaves its place, and played where it is let go.
import { useEffect } from "../../../web/kit/dom.js";

const SLOP = 10; // pixels that a press may move and still be no drag

/** Lets cards be dragged. `lift` chooses one, or says why it cannot be played; it returns whether it can. @param {{ current: HTMLElement | null }} root @param {{ current: (key: string) => boolean }} lift */
export function useDragging(root, lift) {
  useEffect(() => {
    const board = /** @type {HTMLElement} */ (root.current);
    let end = () => {};
    /** @param {PointerEvent} down */
    const begin = (down) => {
      const card = /** @type {HTMLElement} */ (down.target).closest?.("[data-row=hand]");
      if (!(card instanceof HTMLElement) || down.button || !down.isPrimary) return;
      if (down.pointerType === "touch" && !card.closest(".asked")) return; // it scrolls
      end();
      let dragged = false;
      /** @param {PointerEvent} event */
      const move = ({ pointerId, clientX, clientY }) => {
        if (pointerId !== down.pointerId) return;
        const [dx, dy] = [clientX - down.clientX, clientY - down.clientY];
        if (!dragged) {
          if (Math.hypot(dx, dy) < SLOP) return;
          if (!lift.current(card.dataset.key ?? "")) return end();
          dragged = true;
          card.dataset.dragged = "";
        }
        card.style.translate = `${dx}px ${dy}px`;
      };
      /** @param {PointerEvent} up */
      const drop = (up) => {
        if (up.pointerId !== down.pointerId) return;
        end();
        if (!dragged || up.type !== "pointerup") return;
        const target = document.elementFromPoint(up.clientX, up.clientY)?.closest(".lc-target");
        target?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      };
      end = () => {
        delete card.dataset.dragged;
        card.style.translate = "";
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", drop);
        removeEventListener("pointercancel", drop);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", drop);
    };
    board.addEventListener("pointerdown", begin);
    return () => {
      end();
      board.removeEventListener("pointerdown", begin);
    };
  }, []);
}
