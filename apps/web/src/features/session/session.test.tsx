import { queryOf } from '@mutuals/api-client/queries';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeReturn } from '../../routing/return-to.ts';
import { apiOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { own, profilesOf, user } from '../../testing/examples.ts';
import { identityOf, renderMember } from '../../testing/render-member.tsx';
import { useActing } from './index.ts';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('shows nothing that this device kept once a session is found to be over, and goes on as a guest (D74)', async () => {
  const leaveExpired = vi.fn();
  const shown = vi.fn(() => null);
  const Page = shown;
  const identity = { ...identityOf({ status: 'expired', person: user._id, dialog: 'closed' }), leaveExpired };
  await renderMember(<Page />, apiOf({ getMe: () => new Promise(() => {}) }), {
    identity,
    path: '/likes?tab=sent#top',
    fill: (client) => client.setQueryData(queryOf(apiOf(), 'getMe').queryKey, user, { updatedAt: 0.5 }),
  });
  await expect.poll(() => leaveExpired).toHaveBeenCalled();
  expect(shown).not.toHaveBeenCalled();
  // Whoever signs in again goes on there.
  expect(takeReturn()).toBe('/likes?tab=sent#top');
});

it('remembers on this device which of several profiles acts, and acts as none until one is chosen (SPEC 1)', async () => {
  function Page() {
    const { chosen, choose } = useActing();
    return <button onClick={() => choose('bert')}>Acting: {chosen?.name ?? 'nobody'}</button>;
  }
  const api = apiOf({ listMyProfiles: async () => profilesOf(own('Ada'), own('Bert')) });
  const { screen } = await renderMember(<Page />, api);
  await screen.getByRole('button', { name: 'Acting: nobody' }).click();
  await expect.element(screen.getByRole('button', { name: 'Acting: Bert' })).toBeVisible();
  await screen.unmount();
  const again = await renderMember(<Page />, api);
  await expect.element(again.screen.getByRole('button', { name: 'Acting: Bert' })).toBeVisible();
});
