// Pointers on a map: tap, long press, right click, drag, hover.
import { useRef } from "./dom.js";
import { ignoreNextClick, LONG_PRESS } from "./explain.js";

/** @template Start @typedef {{ x: number, y: number, pointer?: number, start?: Start, timer?: number, down?: boolean, moved?: boolean, explained?: boolean, touch?: boolean }} Gesture */

const SLACK = 9; // pixels that a finger may move in a tap

/**
 * Props for the element of a map. A long press and a right click explain; neither counts as a tap.
 * @template Point, Start
 * @param {object} map
 * @param {(event: PointerEvent) => Point} map.pointOf where on the map a pointer is
 * @param {(point: Point, touch: boolean, event: PointerEvent) => void} map.tap
 * @param {(point: Point) => unknown} map.explain returns whether there was something to explain
 * @param {(point: Point | null) => void} map.hover a mouse moves over the map; null when it leaves
 * @param {() => Start} [map.dragFrom] what to remember when a drag begins
 * @param {(start: Start, x: number, y: number) => void} [map.drag] dragged by so many pixels
 * @param {(start: Start) => void} [map.dropped] a drag has ended
 */
export function useGestures({ pointOf, tap, explain, hover, dragFrom, drag, dropped }) {
  const gesture = useRef(/** @type {Gesture<Start>} */ ({ x: 0, y: 0 }));
  /** @param {PointerEvent} event */
  const onPointerUp = (event) => {
    const now = gesture.current;
    if (event.pointerId !== now.pointer) return; // a mouse that leaves does not end the press of a finger
    clearTimeout(now.timer);
    if (now.down && now.moved && dropped) dropped(/** @type {Start} */ (now.start));
    now.down = false;
  };
  return {
    /** @param {PointerEvent} event */
    onClick(event) {
      const { moved, explained, touch = false } = gesture.current;
      if (!moved && !explained) tap(pointOf(event), touch || event.pointerType === "touch", event);
    },
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      const touch = event.pointerType === "touch";
      const point = pointOf(event);
      clearTimeout(gesture.current.timer);
      /** @type {Gesture<Start>} */
      const now = {
        down: true,
        touch,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        start: dragFrom?.(),
      };
      gesture.current = now;
      if (!touch) return;
      now.timer = setTimeout(() => {
        now.explained = true;
        if (explain(point)) ignoreNextClick();
      }, LONG_PRESS);
    },
    /** @param {PointerEvent} event */
    onPointerMove(event) {
      const now = gesture.current;
      if (event.pointerType !== "touch") hover(pointOf(event));
      if (!now.down || event.pointerId !== now.pointer) return;
      const [x, y] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moved && Math.hypot(x, y) < SLACK) return;
      now.moved = now.touch || Boolean(drag);
      clearTimeout(now.timer);
      drag?.(/** @type {Start} */ (now.start), x, y);
    },
    onPointerUp,
    onPointerCancel: onPointerUp,
    /** @param {PointerEvent} event */
    onPointerLeave(event) {
      hover(null);
      onPointerUp(event);
    },
    /** @param {PointerEvent} event */
    onContextMenu(event) {
      event.preventDefault();
      const now = gesture.current;
      if (now.explained) return;
      now.explained = true;
      clearTimeout(now.timer);
      explain(pointOf(event));
    },
  };
}
