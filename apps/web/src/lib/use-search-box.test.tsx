import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSearchBox } from './use-search-box.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function renderBox(searched = '') {
  const onSearch = vi.fn<(text: string) => void>();
  const { result, act, rerender } = await renderHook((address: string | undefined = searched) =>
    useSearchBox(address, onSearch),
  );
  const asked = () => onSearch.mock.calls.map(([text]) => text);
  return { result, act, rerender, asked };
}

it('searches once for what is typed in one go, when nobody has typed for 400 ms', async () => {
  const { result, act, asked } = await renderBox();
  for (const text of ['d', 'de', 'def', 'defi']) {
    await act(() => result.current.onChange(text));
    await act(() => vi.advanceTimersByTime(399));
  }
  expect(result.current.text).toBe('defi');
  expect(asked()).toEqual([]);
  await act(() => vi.advanceTimersByTime(1));
  expect(asked()).toEqual(['defi']);
});

it('searches at once for what is sent, and not again after the pause', async () => {
  const { result, act, asked } = await renderBox();
  await act(() => result.current.onChange('defi'));
  await act(() => result.current.onSubmit('defi'));
  expect(asked()).toEqual(['defi']);
  await act(() => vi.advanceTimersByTime(1000));
  await act(() => result.current.onSubmit(' defi '));
  expect(asked()).toEqual(['defi']);
});

it('keeps what is typed while its own search arrives, and takes the words of another address', async () => {
  const { result, act, rerender } = await renderBox('nft');
  expect(result.current.text).toBe('nft');
  await act(() => result.current.onSubmit('defi'));
  await act(() => result.current.onChange('defi a'));
  await rerender('defi');
  expect(result.current.text).toBe('defi a');
  await rerender('nft');
  expect(result.current.text).toBe('nft');
});

it('does not search for what was typed before another address came', async () => {
  const { result, act, rerender, asked } = await renderBox('nft');
  await act(() => result.current.onChange('defi'));
  await rerender('dao');
  await act(() => vi.advanceTimersByTime(1000));
  expect(result.current.text).toBe('dao');
  expect(asked()).toEqual([]);
});
