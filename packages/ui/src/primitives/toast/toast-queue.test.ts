import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOAST_MS, Toasts } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const undo = { label: 'Undo', onPress() {} };

function shown() {
  const toasts = new Toasts();
  const titles = () => toasts.queue.visibleToasts.map(({ content }) => content.title);
  return { toasts, queue: toasts.queue, titles };
}

it('a toast goes when its time is over, and one of no time stays', () => {
  const { toasts, titles } = shown();
  toasts.show({ title: 'Saved' });
  toasts.show({ title: 'Stays' }, Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(titles()).toEqual(['Stays', 'Saved']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(['Stays']);
});

it('no time passes while one is looked at, also for one that comes meanwhile', () => {
  const { toasts, queue, titles } = shown();
  toasts.show({ title: 'First' });
  vi.advanceTimersByTime(TOAST_MS - 1000);
  queue.pauseAll();
  toasts.show({ title: 'Second' });
  vi.advanceTimersByTime(10 * TOAST_MS);
  expect(titles()).toEqual(['Second', 'First']);
  queue.resumeAll();
  vi.advanceTimersByTime(1000);
  expect(titles()).toEqual(['Second']);
  // Nothing of the time before it was looked at runs on.
  queue.resumeAll();
  queue.pauseAll();
  vi.advanceTimersByTime(10 * TOAST_MS);
  expect(titles()).toEqual(['Second']);
});

it('one that comes after the last was closed under the pointer has its time', () => {
  const { toasts, queue, titles } = shown();
  const close = toasts.show({ title: 'First' });
  queue.pauseAll();
  close();
  toasts.show({ title: 'Second' });
  vi.advanceTimersByTime(TOAST_MS);
  expect(titles()).toEqual([]);
});

it('one with an action stays for who uses the keyboard, and has its time once they do not', () => {
  const { toasts, queue, titles } = shown();
  queue.holdActions(true);
  toasts.show({ title: 'Deleted', action: undo });
  toasts.show({ title: 'Saved' });
  vi.advanceTimersByTime(10 * TOAST_MS);
  expect(titles()).toEqual(['Deleted']);
  queue.holdActions(false);
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(titles()).toEqual(['Deleted']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

it('one that was closed leaves no timer behind', () => {
  const { toasts } = shown();
  const close = toasts.show({ title: 'Saved' });
  expect(vi.getTimerCount()).toBe(1);
  close();
  toasts.show({ title: 'Saved' });
  toasts.clear();
  expect(vi.getTimerCount()).toBe(0);
});

it('one that waits for room has its time once it shows', () => {
  const { toasts, titles } = shown();
  toasts.show({ title: 'Oldest' });
  const others = ['Two', 'Three', 'Four'].map((title) => toasts.show({ title }, Number.POSITIVE_INFINITY));
  vi.advanceTimersByTime(10 * TOAST_MS);
  others.forEach((close) => close());
  expect(titles()).toEqual(['Oldest']);
  vi.advanceTimersByTime(TOAST_MS);
  expect(titles()).toEqual([]);
});
