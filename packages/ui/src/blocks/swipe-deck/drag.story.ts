/** A finger's pointer events, for stories. Times are the browser's own. */
const fire = (element: Element, type: string, x: number, y: number): void => {
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      button: 0,
      buttons: 1,
      clientX: x,
      clientY: y,
    }),
  );
};

/** A finger pressed on an element, which can be moved and lifted. */
export function finger(element: Element) {
  const box = element.getBoundingClientRect();
  const from = { x: box.left + box.width / 2, y: box.top + box.height / 3 };
  let at = from;
  fire(element, 'pointerdown', at.x, at.y);
  return {
    /** Moves to `dx`, `dy` px from where it was pressed, in steps like a hand. */
    move(dx: number, dy = 0, steps = 6): void {
      const start = at;
      for (let step = 1; step <= steps; step += 1) {
        at = {
          x: start.x + ((from.x + dx - start.x) * step) / steps,
          y: start.y + ((from.y + dy - start.y) * step) / steps,
        };
        fire(element, 'pointermove', at.x, at.y);
      }
    },
    lift: (): void => fire(element, 'pointerup', at.x, at.y),
    /** The system cancels the pointer, as when a page scrolls instead. */
    lose: (): void => fire(element, 'pointercancel', at.x, at.y),
  };
}
