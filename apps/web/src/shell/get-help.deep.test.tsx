// Each page that cannot be loaded leads to help. `npm test` opens a few (get-help.test.tsx).
import { ADMIN_TABS } from '@mutuals/ui/screens/admin';
import { generatePath } from 'react-router';
import { it } from 'vitest';
import { allRoutes } from '../routes.ts';
import { own, profilesOf } from '../testing/examples.ts';
import { expectHelp, me } from '../testing/refusing-api.tsx';

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
it.each(pages.filter(({ name }) => !NEEDS_NOTHING.has(name) && name !== 'profiles'))(
  'a member whose page cannot be loaded is offered help with the reference of what failed: $name',
  async ({ name, path }) => {
    // What is proven is read of an own profile alone.
    const named = name === 'proofs' ? [{ ...own('Night Shift'), _id: someId }] : [];
    const answers = { ...me, listMyProfiles: async () => profilesOf(own('Ada'), ...named) };
    await expectHelp(path, 'member', answers, name === 'notifications' ? () => true : undefined);
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
