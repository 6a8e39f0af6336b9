import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Person } from '../support/product.ts';
import { boxOf, conversationsOf, rowsOf, rowWith, write } from './chat.ts';
import { AWAY, conversationPath, expect, type Member, match, newHandle, openListening, test } from './fixtures.ts';

const textsOf = (page: Page): Promise<(string | null)[]> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.querySelector('div p')?.textContent ?? null));

const say = (person: Person, conversationId: string, content: string) =>
  person.api.sendMessage({
    query: { profileId: person.profileId },
    body: { type: 'text', conversationId, clientId: randomUUID(), content },
  });

/** Two people who matched, each with their conversation open. */
async function talking(
  member: (handle: string) => Promise<Member>,
): Promise<{ ada: Member; lin: Member; conversationId: string }> {
  const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  for (const person of [ada, lin]) {
    await person.page.goto(conversationPath(person, conversationId));
    await expect(boxOf(person.page)).toBeVisible();
  }
  return { ada, lin, conversationId };
}

test.describe('on a network that drops', () => {
  test.use({ expectedErrors: AWAY });

  test('messages of two people reach both, once and in order; unsent ones keep their words and go by themselves (D25) @elsewhere', async ({
    member,
  }) => {
    const { ada, lin, conversationId } = await talking(member);
    await write(ada.page, 'Hello Lin');
    await expect(rowWith(lin.page, 'Hello Lin')).toBeVisible();
    await write(lin.page, 'Hello Ada');
    await expect(rowWith(ada.page, 'Hello Ada')).toBeVisible();
    await expect(conversationsOf(ada.page).getByRole('link', { name: lin.handle })).toContainText('Your turn');

    await lin.page.context().setOffline(true);
    await expect(lin.page.getByText('You are offline.', { exact: true })).toBeVisible();
    for (const text of ['Lost in a tunnel', 'Still in the tunnel']) {
      await write(lin.page, text);
      await expect(rowWith(lin.page, text).getByText('Waiting to be sent').first()).toBeVisible();
    }
    await boxOf(lin.page).fill('Half a thou');
    for (const text of ['Are you there?', 'I wait for you.']) await write(ada.page, text);
    await expect(rowWith(ada.page, 'I wait for you.').getByText('Sent', { exact: true })).toBeAttached();

    await lin.page.context().setOffline(false);
    await expect(rowWith(lin.page, 'I wait for you.')).toBeVisible();
    await expect(boxOf(lin.page)).toHaveValue('Half a thou');
    for (const text of ['Lost in a tunnel', 'Still in the tunnel']) await expect(rowWith(ada.page, text)).toBeVisible();
    await boxOf(lin.page).press('Enter');
    await expect(rowWith(ada.page, 'Half a thou')).toBeVisible();

    const expected = [
      'Hello Lin',
      'Hello Ada',
      'Are you there?',
      'I wait for you.',
      'Lost in a tunnel',
      'Still in the tunnel',
      'Half a thou',
    ];
    const { data } = await ada.api.listMessages({
      path: { id: conversationId },
      query: { profileId: ada.profileId, after: 0 },
    });
    expect(data.map(({ content }) => content)).toEqual(expected);
    for (const { page } of [ada, lin]) await expect.poll(() => textsOf(page)).toEqual(expected);
    await lin.page.reload();
    await expect.poll(() => textsOf(lin.page)).toEqual(expected);
  });

  test('messages still arrive after the broker was restarted @deep', async ({ member, product }) => {
    const { ada, lin } = await talking(member);
    await write(ada.page, 'Before');
    await expect(rowWith(lin.page, 'Before')).toBeVisible();
    await product.restartSandbox();
    await write(ada.page, 'After');
    await expect(rowWith(lin.page, 'After')).toBeVisible();
    await write(lin.page, 'And back');
    await expect(rowWith(ada.page, 'And back')).toBeVisible();
    await expect.poll(() => textsOf(ada.page)).toEqual(['Before', 'After', 'And back']);
    await expect.poll(() => textsOf(lin.page)).toEqual(['Before', 'After', 'And back']);
  });
});

test('a long conversation loads page by page upwards and keeps its place @deep @elsewhere', async ({
  member,
  absent,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  const note = (number: number) => `Note ${String(number).padStart(3, '0')}`;
  for (let number = 1; number <= 120; number += 1)
    await say(number % 3 === 0 ? ada : lin, conversationId, note(number));

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await ada.page.route(/\/messages\?.*before=/, async (route) => {
    await released;
    await route.continue();
  });
  await ada.page.goto(conversationPath(ada, conversationId));
  await expect(rowWith(ada.page, note(120))).toBeInViewport();
  await expect(rowWith(ada.page, note(1))).toHaveCount(0);

  const { page } = ada;
  await page.getByRole('group', { name: /^Conversation with / }).hover();
  const isShown = (number: number) =>
    rowWith(page, note(number)).evaluateAll((rows) =>
      rows.some((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }),
    );
  const scrollUpTo = (number: number) =>
    expect
      .poll(async () => {
        await page.mouse.wheel(0, -500);
        return isShown(number);
      })
      .toBe(true);
  await scrollUpTo(71);
  await expect(page.getByRole('progressbar', { name: 'Loading older messages' })).toBeVisible();
  const before = await rowWith(page, note(71)).boundingBox();
  release();
  await expect(rowWith(page, note(70))).toBeAttached();
  const after = await rowWith(page, note(71)).boundingBox();
  expect(
    Math.abs((after?.y ?? Infinity) - (before?.y ?? 0)),
    'the first message has moved by so many pixels',
  ).toBeLessThan(4);

  await scrollUpTo(1);
  const texts = await textsOf(page);
  expect(texts).toEqual(texts.map((_, index) => note(index + 1)));
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(rowWith(page, note(120))).toBeInViewport();
});

test('someone on another page sees a new message; reading it shows its writer the read mark @deep', async ({
  member,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  // A toast announces only what arrives while the page listens, for a while.
  await openListening(lin.page, '/profiles');
  await ada.page.goto(conversationPath(ada, conversationId));
  await write(ada.page, 'First');
  await write(ada.page, 'Second');

  await expect(lin.page.getByText(`${ada.handle} sent you a message`).first()).toBeVisible();
  const messages = lin.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' });
  await expect(messages).toContainText('2');
  await expect(rowWith(ada.page, 'Second').getByText('Sent', { exact: true })).toBeAttached();

  await messages.click();
  const row = lin.page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: ada.handle });
  // After the message, since a handle may contain the digit too.
  await expect(row).toContainText(/Second.*2/);
  await row.click();
  await expect(rowWith(lin.page, 'Second')).toBeVisible();
  await expect(rowWith(ada.page, 'Second').getByText('Read', { exact: true })).toBeAttached();
  await expect(messages).not.toContainText('2');
  await expect(row).not.toContainText(/Second.*2/);
});

test('two tabs of a person agree on what is read and on the last message @deep', async ({ member, absent }) => {
  const [ada, lin] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  await say(lin, conversationId, 'Good morning');
  const other = await ada.page.context().newPage();
  const list = `/profiles/${ada.profileId}/messages`;
  await openListening(other, list);
  const badge = other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
  const row = other.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: lin.handle });
  await expect(badge).toContainText('1');
  await expect(row).toContainText('1 unread message');

  await ada.page.goto(conversationPath(ada, conversationId));
  await expect(rowWith(ada.page, 'Good morning')).toBeVisible();
  await expect(badge).not.toContainText('1');
  await expect(row).not.toContainText('unread');
  await write(ada.page, 'And to you');
  await expect(row).toContainText('And to you');
  await expect(row).not.toContainText('unread');
});

test('messages of every own profile are found from home and the badge, and an arrival does not move the reader @deep', async ({
  member,
  absent,
}) => {
  const [{ page, ...ada }, lin, bob] = [
    await member(newHandle('ada')),
    await absent(newHandle('lin')),
    await absent(newHandle('bob')),
  ];
  const { _id: groupId } = await ada.api.createProfile({
    body: {
      profileType: 'group',
      name: 'Night School',
      bio: 'Meets on Mondays.',
      groupData: { groupType: 'community', memberCount: 3, isPublic: true },
    },
  });
  const [asAda, asGroup] = [await match(ada, lin), await match({ ...ada, profileId: groupId }, bob)];
  await say(bob, asGroup, 'Is there a class tonight?');

  // Acting as Ada, for whom nothing waits.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: `Hello, ${ada.handle}` })).toBeVisible();
  const waiting = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${bob.handle}.*for Night School.*1 unread message`) });
  await expect(waiting).toHaveAttribute('href', `/profiles/${groupId}/messages/${asGroup}`);
  await expect(page.getByText('Nothing is waiting for you')).toHaveCount(0);

  const messages = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
  for (const way of [messages, page.getByRole('link', { name: 'All messages' })]) {
    await page.goto('/');
    await way.click();
    await expect(page).toHaveURL(`/profiles/${groupId}/messages`);
    await expect(
      page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: bob.handle }),
    ).toBeVisible();
  }

  // A message for another profile does not move the page; the switcher shows it, leads to it, and says what waits here.
  const switcher = page.getByRole('button', { name: /Messages of/ });
  const elsewhere = (count: number) =>
    page.getByText(`${count} unread message${count === 1 ? '' : 's'} in your other profiles`, { exact: true });
  await expect(elsewhere(1)).toHaveCount(0);
  await say(lin, asAda, 'Good evening');
  await expect(elsewhere(1)).toBeAttached();
  await expect(page).toHaveURL(`/profiles/${groupId}/messages`);
  await expect(switcher).toContainText('Night School');
  await switcher.click();
  await expect(page.getByRole('option', { name: /^Night School.*1 unread message/ })).toBeVisible();
  await page.getByRole('option', { name: ada.handle }).click();
  await expect(page).toHaveURL(`/profiles/${ada.profileId}/messages`);
  await expect(elsewhere(1)).toBeAttached();
  await say(bob, asGroup, 'Bring a lamp');
  await expect(elsewhere(2)).toBeAttached();
  await expect(page).toHaveURL(`/profiles/${ada.profileId}/messages`);

  // If the acting profile has unread messages too, it comes first.
  await page.goto('/');
  await expect(messages).toContainText('3');
  await messages.click();
  await expect(page).toHaveURL(`/profiles/${ada.profileId}/messages`);
});

test('a conversation stays readable when the partner deletes the profile (D39) @deep', async ({
  member,
  absent,
  signedIn,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  await say(lin, conversationId, 'See you');
  await lin.api.deleteProfile({ path: { id: lin.profileId } });
  await ada.page.goto(conversationPath(ada, conversationId));
  await expect(
    ada.page.getByText('This profile was deleted. You can read what you wrote, but not go on.'),
  ).toBeVisible();
  await expect(rowWith(ada.page, 'See you')).toBeVisible();
  await expect(boxOf(ada.page)).toHaveCount(0);
  await expect(ada.page.getByText(lin.handle)).toHaveCount(0);
  const { page } = await signedIn(lin.handle);
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'Start with a profile' })).toBeVisible();
});
