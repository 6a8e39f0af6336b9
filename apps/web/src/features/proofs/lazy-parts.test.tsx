import { expect, it, vi } from 'vitest';
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

it('a card whose line of proofs cannot be fetched does without it until its page has been reloaded for it', async () => {
  const card = (
    <article>
      <h2>Ada</h2>
      {proofsOf({ name: 'Ada', proofs: [proof] })}
    </article>
  );
  const api = apiOf({ listMyProfiles: async () => profilesOf(own('Ada')) });
  const recover = vi.fn(() => Promise.reject(new Error('It was reloaded just now.')));
  const services = { recovery: { recover, reload: async () => {} } };
  const { screen } = await renderMember(card, api, { pattern: '/', path: '/', services });
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => recover.mock.calls.length).toBe(1);
  // What failed is shown, if at all, once it has failed.
  await expect.poll(() => screen.getByRole('article').element().textContent).toBe('Ada');
});
