import type { Page } from '@playwright/test';
import { boxOf, conversationsOf, rowWith, write } from './chat.ts';
import { conversationPath, expect, type Member, match, newHandle, REFUSED, test } from './fixtures.ts';

// What is gone is asked for once more, and refused.
test.use({ expectedErrors: REFUSED });

/** Opens somebody's "More" menu and chooses in it. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Two people who matched, each with their conversation open, and one message in it. */
async function talking(member: (handle: string) => Promise<Member>): Promise<{ ada: Member; lin: Member }> {
  const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  for (const person of [ada, lin]) {
    await person.page.goto(conversationPath(person, conversationId));
    await expect(boxOf(person.page)).toBeVisible();
  }
  await write(lin.page, 'Hello Ada');
  await expect(rowWith(ada.page, 'Hello Ada')).toBeVisible();
  return { ada, lin };
}

test('a block from a conversation takes both from each other everywhere, in open tabs too; unblocking brings all back (D64)', async ({
  member,
}) => {
  const { ada, lin } = await talking(member);
  await choose(ada.page, lin.handle, `Block ${lin.handle}`);
  await ada.page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(ada.page.getByText(`${lin.handle} is blocked`)).toBeVisible();
  await expect(ada.page.getByText('No conversations yet')).toBeVisible();

  // Nothing tells the other of a block: it looks as after a deletion.
  await expect(lin.page.getByRole('heading', { name: 'Deleted profile' })).toBeVisible();
  await expect(boxOf(lin.page)).toHaveCount(0);
  await expect(rowWith(lin.page, 'Hello Ada')).toBeVisible();

  for (const [person, other] of [
    [ada, lin],
    [lin, ada],
  ] as const) {
    const { data } = await person.api.browseGallery();
    expect(data.map(({ _id }) => _id)).not.toContain(other.profileId);
  }
  const another = await lin.page.context().newPage();
  await another.goto(`/profiles/${ada.profileId}`);
  await expect(another.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
  await another.close();

  await ada.page.goto('/settings');
  await ada.page.getByRole('button', { name: `Unblock ${lin.handle}` }).click();
  await expect(ada.page.getByText('You have not blocked anybody.')).toBeVisible();
  await expect(boxOf(lin.page)).toBeVisible();
  await ada.page.goto('/messages');
  await expect(conversationsOf(ada.page).getByRole('link', { name: lin.handle })).toBeVisible();
});

test('an unmatch closes the conversation for both, and says so (D64) @deep', async ({ member }) => {
  const { ada, lin } = await talking(member);
  await choose(ada.page, lin.handle, 'End this match');
  await ada.page.getByRole('button', { name: 'End match' }).click();
  await expect(ada.page.getByText(/^You ended this match\./)).toBeVisible();
  await expect(lin.page.getByText(/^This is no longer a match\./)).toBeVisible();
  for (const { page } of [ada, lin]) await expect(boxOf(page)).toHaveCount(0);
});
