import { useEffect, useLayoutEffect, useState } from 'react';

let isDown = false;
let users = 0;
const waiting = new Set<() => void>();

const onDown = () => {
  isDown = true;
};
// A click is handled before the timer runs. After a touch the mouse events come last, and count as a press of their own.
const onUp = () =>
  setTimeout(() => {
    isDown = false;
    for (const show of waiting) show();
    waiting.clear();
  });
const EVENTS = { pointerdown: onDown, mousedown: onDown, pointerup: onUp, mouseup: onUp, pointercancel: onUp };

/** Listens for presses while a component on the page needs to know of them. */
function watchPresses(): () => void {
  users += 1;
  if (users === 1) for (const [name, listener] of Object.entries(EVENTS)) addEventListener(name, listener, true);
  return () => {
    users -= 1;
    if (users === 0) for (const [name, listener] of Object.entries(EVENTS)) removeEventListener(name, listener, true);
  };
}

/**
 * `value` as it was when the mouse or finger came down, until it is up and its click is handled. A text that comes or goes as
 * a field loses the focus moves what is below it: the button being pressed would slip away from under the pointer, and the
 * click would be lost. Give a value that stays the same object while it means the same.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(watchPresses, []);
  useLayoutEffect(() => {
    const show = () => setSettled(value);
    if (isDown) waiting.add(show);
    else show();
    return () => {
      waiting.delete(show);
    };
  }, [value]);
  return settled;
}
