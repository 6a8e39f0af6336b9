import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { Entry } from './use-bulk-action.ts';
import { useSelection } from './use-selection.ts';

type Change = { readonly id: string };
const rows = (...ids: string[]) => new Map(ids.map((id) => [id, { id }]));
const changeOf = (row: Change): Change => row;

/** A list of three rows that somebody selects from. */
async function open() {
  const answer = Promise.withResolvers<readonly Entry<Change>[]>();
  const run = vi.fn<(changes: readonly Change[]) => Promise<readonly Entry<Change>[]>>(() => answer.promise);
  const list = { scope: 'open', rows: rows('a', 'b', 'c'), entries: new Map<string, Entry<Change>>() };
  const { result, rerender, act } = await renderHook(() =>
    useSelection(list.scope, list.rows, { entries: list.entries, run }),
  );
  return {
    run,
    answer,
    ids: () => [...result.current.chosen.ids],
    chosen: () => result.current.chosen,
    choose: (...ids: string[]) => act(() => result.current.chosen.onChange(new Set(ids))),
    change: () => act(() => void result.current.runOnChosen(changeOf)),
    show: (next: Partial<typeof list>) => {
      Object.assign(list, next);
      return rerender();
    },
    settle: (...failed: string[]) =>
      act(async () => answer.resolve(failed.map((id) => ({ change: { id }, status: 'failed' })))),
  };
}

it('nothing is selected or worked on at first; what is selected is what the list still shows', async () => {
  const { ids, choose, show, chosen } = await open();
  expect([ids(), chosen().isWorking]).toEqual([[], false]);
  await choose('a', 'b');
  expect(ids()).toEqual(['a', 'b']);
  await show({ rows: rows('b', 'c') });
  expect(ids()).toEqual(['b']);
});

it('the selected rows alone are changed, and cannot be selected otherwise meanwhile', async () => {
  const { ids, choose, change, run, chosen, settle } = await open();
  await choose('a', 'c');
  await change();
  expect(run.mock.calls).toEqual([[[{ id: 'a' }, { id: 'c' }]]]);
  expect(chosen().isWorking).toBe(true);
  await choose('b');
  expect(ids()).toEqual(['a', 'c']);
  await settle();
  expect([ids(), chosen().isWorking]).toEqual([[], false]);
  await choose('b');
  expect(ids()).toEqual(['b']);
});

it('rows that failed stay selected, each with its reason', async () => {
  const { ids, choose, change, settle, show, chosen } = await open();
  await choose('a', 'b');
  await change();
  await settle('b');
  expect(ids()).toEqual(['b']);
  const entries = new Map<string, Entry<Change>>([
    ['b', { change: { id: 'b' }, status: 'failed', error: new Error('Refused') }],
    ['c', { change: { id: 'c' }, status: 'failed', error: new Error('Refused') }],
  ]);
  await show({ entries });
  expect([...chosen().failures.keys()]).toEqual(['b']);
  await choose('a', 'b');
  expect([...chosen().failures.keys()]).toEqual(['b']);
});

it('nothing stays selected where the list shows something else, also what fails there later', async () => {
  const { ids, choose, change, show, settle } = await open();
  await choose('a', 'b');
  await change();
  await show({ scope: 'closed' });
  expect(ids()).toEqual([]);
  await settle('b');
  expect(ids()).toEqual([]);
  await show({ scope: 'open' });
  expect(ids()).toEqual([]);
});
