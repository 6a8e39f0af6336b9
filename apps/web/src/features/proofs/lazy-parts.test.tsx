import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { observable } from '../../lib/observable.ts';
import type { Reachability } from '../../lib/reachability.ts';
import { createRecovery } from '../../lib/recovery.ts';
import { apiOf } from '../../testing/api-of.ts';
import { own, profilesOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { proofsOf } from './index.ts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../lib/load-texts.ts', () => ({
  async loadTexts() {
    asked();
    throw new Error('The network is away.');
  },
}));

const proof = {
  kind: 'domain',
  subject: 'ada.example',
  name: null,
  count: null,
  method: 'dns',
  checkedAt: '2026-11-25T09:00:00.000Z',
  state: 'proven',
} as const;

beforeEach(() => sessionStorage.clear());

/** A tab's recovery, of a server that answers at once whether it can be reached. */
function tabOf(now: () => number) {
  const state = observable<Reachability>('online');
  const failed = vi.fn(() => state.set('online'));
  const reload = vi.fn<() => void>();
  const recovery = createRecovery({
    reachability: { get: state.get, subscribe: state.subscribe, failed },
    reload,
    now,
  });
  return { failed, reload, recovery };
}

const api = apiOf({ listMyProfiles: async () => profilesOf(own('Ada')) });

it('a line of proofs that cannot be fetched reloads its page once in a tab, and disturbs it at no later card', async () => {
  let now = 1_000_000;
  const { failed, reload, recovery } = tabOf(() => now);
  const missed = vi.spyOn(recovery, 'recoverPart');
  function Deck() {
    const [name, setName] = useState('Ada');
    return (
      <>
        <article key={name}>
          <h2>{name}</h2>
          {proofsOf({ name, proofs: [proof] })}
        </article>
        <button type="button" onClick={() => setName(`${name} too`)}>
          Next
        </button>
      </>
    );
  }
  const { screen } = await renderMember(<Deck />, api, { pattern: '/', path: '/', services: { recovery } });
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(asked).toHaveBeenCalled();
  const questions = failed.mock.calls.length;
  for (const name of ['Ada too', 'Ada too too']) {
    now += 61_000;
    const before = missed.mock.calls.length;
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => screen.getByRole('article').element().textContent).toBe(name);
    await expect.poll(() => missed.mock.calls.length).toBeGreaterThan(before);
  }
  expect(failed).toHaveBeenCalledTimes(questions);
  expect(reload).toHaveBeenCalledOnce();
});

it('a card without proofs fetches nothing for them', () => {
  expect(proofsOf({ name: 'Ada', proofs: [] })).toBeNull();
  expect(proofsOf({ name: 'Ada' })).toBeNull();
});
