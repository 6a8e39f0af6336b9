// Maintenance, from the first refused write to its end.
import { createApiClient } from '@mutuals/api-client';
import { expect, it } from 'vitest';
import { observedFetch } from '../lib/observed-fetch.ts';
import { createReachability, type Probed } from '../lib/reachability.ts';
import { createServerClock } from '../lib/server-clock.ts';
import { apiOf } from '../testing/api-of.ts';
import { renderMember } from '../testing/render-member.tsx';
import { GuestFrame } from './guest-frame.tsx';

const REFUSED = {
  type: 'urn:mutuals:problem:maintenance',
  title: '',
  status: 503,
  code: 'maintenance',
  message: '',
  errors: [],
  requestId: 'req',
};

it('a banner says so while it lasts, keeps what was typed, lets people read, and goes when it is over, but not with the focus', async () => {
  let now: Probed = 'maintenance';
  const reachability = createReachability({ probe: async () => now, isOnline: () => true });
  const api = createApiClient({
    baseUrl: `${location.origin}/v1`,
    getTokens: async () => null,
    onUnauthenticated() {},
    fetch: observedFetch(reachability, createServerClock(), async ({ method }) =>
      method === 'GET' ? Response.json({ people: 3 }) : Response.json(REFUSED, { status: 503 }),
    ),
  });
  const { screen } = await renderMember(
    <GuestFrame isKnown>
      <input aria-label="Draft" />
    </GuestFrame>,
    apiOf(),
    { services: { reachability } },
  );
  const draft = screen.getByRole('textbox', { name: 'Draft' });
  await draft.fill('Half a sentence');
  const says = screen.getByText('Mutuals is being worked on.');
  await expect.element(says).not.toBeInTheDocument();

  await expect(api.createBookmark({ body: { profileId: 'ada' } })).rejects.toMatchObject({ code: 'maintenance' });
  await expect.element(says).toBeVisible();
  await expect(api.getStatistics()).resolves.toEqual({ people: 3 });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(says).toBeVisible();

  now = 'well';
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Everything works again.')).toBeVisible();
  await expect.element(says).not.toBeInTheDocument();
  await expect.element(draft).toHaveValue('Half a sentence');
  // It was on the button to try again, which is gone.
  expect(document.activeElement?.tagName).toBe('OUTPUT');
});
