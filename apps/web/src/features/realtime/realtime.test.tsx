import { expect, it } from 'vitest';
import { createReachability } from '../../lib/reachability.ts';
import { apiOf } from '../../testing/api-of.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useConnection, useRefetchInterval } from './index.ts';

/** What is asked for again, and how often, where no live connection brings it. */
async function open() {
  let isOnline = true;
  const reachability = createReachability({ probe: async () => 'well', isOnline: () => isOnline });
  function Probe(): string {
    const intervalOf = useRefetchInterval();
    const [read, unread] = [intervalOf({ state: { data: [] } }), intervalOf({ state: { data: undefined } })];
    return `read ${read}, unread ${unread}, thread ${useConnection().polling?.quickMs}`;
  }
  const { screen } = await renderMember(<Probe />, apiOf(), { services: { realtime: null, reachability } });
  const goes = (online: boolean): void => {
    isOnline = online;
    reachability.networkChanged();
  };
  return { screen, goes };
}

it('asks again for what was read, not for what could not be: that would be loading each time', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('read 10000, unread false, thread 5000')).toBeVisible();
});

it('asks for nothing again while the server cannot be reached', async () => {
  const { screen, goes } = await open();
  await expect.element(screen.getByText('read 10000, unread false, thread 5000')).toBeVisible();
  goes(false);
  await expect.element(screen.getByText('read false, unread false, thread undefined')).toBeVisible();
  goes(true);
  await expect.element(screen.getByText('read 10000, unread false, thread 5000')).toBeVisible();
});
