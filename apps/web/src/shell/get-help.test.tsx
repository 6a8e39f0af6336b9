import { type ApiClient, ApiProblem, type OperationId } from '@mutuals/api-client';
import { ADMIN_TABS } from '@mutuals/ui/screens/admin';
import { generatePath } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { allRoutes } from '../routes.ts';
import { counts, own, profilesOf, user } from '../testing/examples.ts';
import { renderApp } from '../testing/render-member.tsx';

/** A server that refuses whatever it has no answer of, each operation by an id of its own; and what it refused. */
function refusingApi(answers: Partial<ApiClient>) {
  const asked = new Set<string>();
  const refuse = (operation: OperationId) => () => {
    asked.add(operation);
    return Promise.reject(
      new ApiProblem({
        kind: 'problem',
        operation,
        status: 403,
        problem: {
          type: 'about:blank',
          title: '',
          status: 403,
          code: 'forbidden',
          message: '',
          errors: [],
          requestId: `req-${operation}`,
        },
      }),
    );
  };
  const api = new Proxy(answers, {
    get: (known: Partial<ApiClient>, name: OperationId) => known[name] ?? refuse(name),
  }) as ApiClient;
  return { api, asked };
}

const someId = '01990000-0000-7000-8000-000000000000';
const places = {
  id: someId,
  type: 'profile',
  profileId: 'ada',
  conversationId: someId,
  ticketId: someId,
  tier: 'PREMIUM',
  tab: '',
};
const pages = allRoutes.flatMap(([name, { pattern, access }]) =>
  name === 'admin'
    ? ADMIN_TABS.map((tab) => ({
        name: `admin ${tab}`,
        access,
        path: generatePath<string>(pattern, { ...places, tab }),
      }))
    : [{ name, access, path: generatePath<string>(pattern, places) }],
);

/** These say all that they have to say without the server, or go on without its answer. */
const NEEDS_NOTHING: ReadonlySet<string> = new Set([
  'about',
  'faq',
  'privacy',
  'terms',
  'createProfile',
  'newProfile',
  'createTicket',
  // Nothing was shared at this address.
  'share',
  // The account is there already.
  'settings',
  // One can report without the messages, and a guest's page asks for nothing.
  'report',
  // A talk can begin without the earlier ones.
  'assistant',
]);
/** These need one's own profiles before anything else. */
const NEEDS_PROFILES: ReadonlySet<string> = new Set(['home', 'discover', 'likes', 'messages', 'profiles']);
/** What the frame around every page asks for. */
const OF_THE_FRAME: ReadonlySet<string> = new Set(['listNotifications', 'getRealtimeToken']);

const me: Partial<ApiClient> = {
  getMe: async () => ({ ...user, isAdmin: true, role: 'owner' }),
  getNotificationCounts: async () => counts,
};

/** Opens a page while the server refuses what it asks for, and expects each way to help to name one of the refusals. */
async function expectHelp(path: string, as: 'member' | 'guest', answers: Partial<ApiClient>, isOfThePage = isAsked) {
  const { api, asked } = refusingApi(answers);
  await renderApp(api, path, as);
  const links = page.getByRole('main').getByRole('link', { name: 'Get help' });
  await expect.poll(() => links.elements().length).toBeGreaterThan(0);
  const refusals = [...asked].filter(isOfThePage).map((operation) => `req-${operation}`);
  for (const link of links.elements()) {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.href);
    expect(pathname).toBe('/support/create');
    expect(refusals).toContain(searchParams.get('reference'));
  }
}

const isAsked = (operation: string): boolean => !OF_THE_FRAME.has(operation);

it.each(pages.filter(({ name }) => !NEEDS_NOTHING.has(name) && name !== 'profiles'))(
  'a member whose page cannot be loaded is offered help with the reference of what failed: $name',
  async ({ name, path }) => {
    // What is proven is read of an own profile alone.
    const named = name === 'proofs' ? [{ ...own('Night Shift'), _id: someId }] : [];
    const answers = { ...me, listMyProfiles: async () => profilesOf(own('Ada'), ...named) };
    await expectHelp(path, 'member', answers, name === 'notifications' ? () => true : isAsked);
  },
);

it.each(pages.filter(({ name }) => NEEDS_PROFILES.has(name)))(
  'and so is one whose own profiles cannot be loaded: $name',
  async ({ path }) => {
    await expectHelp(path, 'member', me);
  },
);

it.each(pages.filter(({ name, access }) => access === 'everyone' && !NEEDS_NOTHING.has(name)))(
  'a guest is offered the same, and signs in on the way: $name',
  async ({ path }) => {
    await expectHelp(path, 'guest', {});
  },
);

it('a member who cannot be read at all is offered to write a mail, since they cannot write a ticket', async () => {
  await renderApp(refusingApi({}).api, '/', 'member');
  await expect
    .element(page.getByRole('link', { name: 'Get help' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:.*req-getMe$/));
});

it('the menu of notifications offers help too', async () => {
  // On a phone notifications are a page.
  await page.viewport(1280, 800);
  const { api } = refusingApi({ ...me, listMyProfiles: async () => profilesOf(own('Ada')) });
  await renderApp(api, '/faq', 'member');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Get help' }))
    .toHaveAttribute('href', '/support/create?category=technical&reference=req-listNotifications');
});
