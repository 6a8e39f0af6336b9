import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepInView } from './keep-in-view.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function keep() {
  const place = document.createElement('button');
  document.body.append(place);
  onTestFinished(() => document.body.replaceChildren());
  const scrolled = vi.spyOn(place, 'scrollIntoView');
  return { place, scrolled, stop: keepInView(place) };
}

/** A part comes above the place. */
async function grow(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const part = document.createElement('div');
  part.style.height = '200vh';
  document.body.prepend(part);
  // It hears of the new size after all that watched before it.
  await new Promise<void>((resolve) => {
    const watch = new ResizeObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body);
  });
}

it('takes the focus there from the beginning of the page, and from nothing within it', () => {
  const { place, stop } = keep();
  stop();
  expect(document.activeElement).toBe(place);
  const typing = document.createElement('input');
  document.body.append(typing);
  typing.focus();
  keepInView(place)();
  expect(document.activeElement).toBe(typing);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'])(
  'goes to a place again until its reader moves (%s), also on a button that lets what is pressed go no further',
  async (move) => {
    const { place, scrolled } = keep();
    await grow();
    await grow();
    expect(scrolled).toHaveBeenCalledTimes(2);
    place.addEventListener(move, (event) => event.stopPropagation());
    place.dispatchEvent(new Event(move, { bubbles: true }));
    await grow();
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  },
);

it('ends by itself after some seconds: not all that moves a page can be heard', async () => {
  const { scrolled } = keep();
  vi.advanceTimersByTime(4_999);
  await grow();
  expect(scrolled).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await grow();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('leaves nothing behind where its page is left', async () => {
  const listening = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => listening.mockRestore());
  const { scrolled, stop } = keep();
  const signals = listening.mock.calls.map(([, , options]) => Object(options).signal);
  stop();
  await grow();
  expect(scrolled).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  expect(signals).toHaveLength(5);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});
