import { queryOf } from '@mutuals/api-client/queries';
import { expect, it, vi } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { user } from '../../testing/examples.ts';
import { identityOf, renderMember } from '../../testing/render-member.tsx';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

it('shows nothing that this device kept once a session is found to be over, and goes on as a guest (D74)', async () => {
  const leaveExpired = vi.fn();
  const shown = vi.fn(() => null);
  const Page = shown;
  const identity = { ...identityOf({ status: 'expired', person: user._id, dialog: 'closed' }), leaveExpired };
  await renderMember(<Page />, apiOf({ getMe: () => new Promise(() => {}) }), {
    identity,
    fill: (client) => client.setQueryData(queryOf(apiOf(), 'getMe').queryKey, user, { updatedAt: 0.5 }),
  });
  await expect.poll(() => leaveExpired).toHaveBeenCalled();
  expect(shown).not.toHaveBeenCalled();
});
