import { queryOf } from '@mutuals/api-client/queries';
import type * as Chrome from '@mutuals/ui/patterns/chrome';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useConnection } from '../features/realtime/index.ts';
import { useSession } from '../features/session/index.ts';
import { apiOf } from '../testing/api-of.ts';
import { controlledRealtime } from '../testing/controlled-realtime.ts';
import { counts, user } from '../testing/examples.ts';
import { renderMember } from '../testing/render-member.tsx';
import { MemberFrame } from './member-frame.tsx';

let realtime: ReturnType<typeof controlledRealtime>;
vi.mock('../features/realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));
/** Each time that the frame is drawn, with what it shows. */
const drawn = vi.hoisted(() => vi.fn<(unread: number, notifications: string) => void>());
vi.mock('@mutuals/ui/patterns/chrome', async (original) => {
  const actual = await original<typeof Chrome>();
  return {
    ...actual,
    AppShell(props: Chrome.AppShellProps) {
      drawn(props.session.counts.unread, props.session.feed.view.status);
      return <actual.AppShell {...props} />;
    },
  };
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  realtime = controlledRealtime();
});

const api = apiOf({
  listNotifications: async () => ({ data: [], meta: { total: 0, limit: 50, offset: 0, unread: 0, nextCursor: null } }),
});

/** The frame, at rest, around a page that shows what changes. */
async function open(Page: () => string) {
  let client: QueryClient | undefined;
  const { screen } = await renderMember(
    <MemberFrame hasJustSignedIn={false}>
      <Page />
    </MemberFrame>,
    api,
    { texts: ['chrome'], fill: (own) => (client = own) },
  );
  await realtime.connected();
  await expect.poll(() => drawn.mock.lastCall?.[1]).toBe('ready');
  if (!client) throw new Error('Nothing is rendered.');
  drawn.mockClear();
  return { client, screen };
}

it('is not drawn again when the connection turns, which only asks more often', async () => {
  const { screen } = await open(() => `Connection: ${useConnection().status}`);
  realtime.interrupt();
  await expect.element(screen.getByText('Connection: interrupted')).toBeVisible();
  realtime.reconnect();
  await expect.element(screen.getByText('Connection: live')).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
});

it('is drawn again for a count that changed, and the page that shows none is not', async () => {
  const rendered = vi.fn<() => void>();
  const { client } = await open(() => {
    rendered();
    return `Page of ${useSession().user.displayName}`;
  });
  rendered.mockClear();
  client.setQueryData(queryOf(api, 'getNotificationCounts').queryKey, { ...counts, unread: 7 });
  await expect.poll(() => drawn.mock.lastCall?.[0]).toBe(7);
  expect(rendered).not.toHaveBeenCalled();
  client.setQueryData(queryOf(api, 'getMe').queryKey, { ...user, displayName: 'Ada Anew' });
  await expect.element(page.getByText('Page of Ada Anew')).toBeVisible();
});

it.each([
  ['above, from 1024 px on', 1024, 1],
  ['below, on anything narrower', 1023, 0],
])('draws one bar, and the footer only on a wide screen: %s', async (_where, width, above) => {
  await page.viewport(width, 800);
  await open(() => 'Page');
  // A hidden one counts, too: it costs as much.
  const bars = page.getByRole('navigation', { name: 'Main', includeHidden: true });
  expect(bars.elements()).toHaveLength(1);
  expect(page.getByRole('banner', { includeHidden: true }).elements()).toHaveLength(above);
  expect(page.getByRole('contentinfo', { includeHidden: true }).elements()).toHaveLength(above);
});
