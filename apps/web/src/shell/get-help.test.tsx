import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { own, profilesOf } from '../testing/examples.ts';
import { expectHelp, me, refusingApi } from '../testing/refusing-api.tsx';
import { renderApp } from '../testing/render-member.tsx';

const readable = { ...me, listMyProfiles: async () => profilesOf(own('Ada')) };

it.each(['/', '/gallery', '/admin/users'])(
  'a member whose page cannot be loaded is offered help with the reference of what failed: %s',
  (path) => expectHelp(path, 'member', readable),
);

it('and so is one whose own profiles cannot be loaded', () => expectHelp('/', 'member', me));

it('a guest is offered the same, and signs in on the way', () => expectHelp('/gallery', 'guest', {}));

it('a member who cannot be read at all is offered to write a mail, since they cannot write a ticket', async () => {
  await renderApp(refusingApi({}).api, '/', 'member');
  await expect
    .element(page.getByRole('link', { name: 'Get help' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:.*req-getMe$/));
});

it('the menu of notifications offers help too', async () => {
  // On a phone notifications are a page.
  await page.viewport(1280, 800);
  const { api } = refusingApi(readable);
  await renderApp(api, '/faq', 'member');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Get help' }))
    .toHaveAttribute('href', '/support/create?category=technical&reference=req-listNotifications');
});
