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

/** Listens for presses while a component on the page needs them. */
function watchPresses(): () => void {
  users += 1;
  if (users === 1) for (const [name, listener] of Object.entries(EVENTS)) addEventListener(name, listener, true);
  return () => {
    users -= 1;
    if (users === 0) for (const [name, listener] of Object.entries(EVENTS)) removeEventListener(name, listener, true);
  };
}

/**
 * `value` as it was on pointer down, until the pointer is up and its click handled. A text that appears or disappears on blur moves what is below it:
 * the pressed button would slip away from the pointer, and the click would be lost. Pass a value that stays the same object while its meaning is the
 * same.
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
