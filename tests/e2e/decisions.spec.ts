import type { Locator, Page } from '@playwright/test';
import { boxOf, rowWith, write } from './chat.ts';
import { conversationPath, expect, match, newHandle, test } from './fixtures.ts';

/** The row about this person in a queue of the desk. */
const entryOf = (page: Page, handle: string): Locator => page.locator('[data-row]').filter({ hasText: handle });

/** Presses Tab until this has the focus: a way that only the keyboard takes. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' = 'button'): Promise<void> {
  const target = page.getByRole(role, { name });
  await expect(target).toBeVisible();
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await has()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Opens the list of a Select that has the focus, and takes the option that begins like this. */
async function choose(page: Page, option: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

test('a reported message is decided on by keyboard, its statement read, appealed, and all is put back by another (D65, D67) @deep', async ({
  member,
  signedIn,
  product,
}) => {
  const [ada, mallory] = [await member(newHandle('ada')), await member(newHandle('mallory'))];
  const conversationId = await match(ada, mallory);
  await mallory.page.goto(conversationPath(mallory, conversationId));
  await write(mallory.page, 'You fool, go away.');
  await expect(rowWith(mallory.page, 'You fool, go away.')).toBeVisible();

  // The reporter shows what was said.
  await ada.page.goto(`/report/profile/${mallory.profileId}?name=${mallory.handle}`);
  await ada.page.getByText('Insults, threats or harassment').click();
  await ada.page.getByRole('checkbox', { name: 'You fool, go away.' }).press('Space');
  await ada.page.getByRole('button', { name: 'Send report' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();

  // Somebody of the team decides by keyboard alone.
  const { page: desk } = await signedIn('mutuals_admin');
  await desk.goto('/admin/reports');
  const entry = entryOf(desk, mallory.handle);
  await expect(entry).toBeVisible();
  for (let presses = 0; presses < 20 && !(await entry.evaluate((row) => row === document.activeElement)); presses += 1)
    await desk.keyboard.press('j');
  await desk.keyboard.press('c');
  await expect(entry).toContainText('Claimed by');
  await entry.focus();
  await desk.keyboard.press('Enter');
  const subject = desk.getByRole('dialog');
  await expect(subject).toBeVisible();
  await desk.keyboard.press('s');
  await expect(subject.getByText('You fool, go away.')).toBeVisible();
  await desk.keyboard.press('d');
  await choose(desk, 'Stop messages');
  await tabTo(desk, /Rule/);
  await tabTo(desk, /How grave/);
  await choose(desk, 'Moderate');
  await tabTo(desk, 'Days', 'textbox');
  await desk.keyboard.type('7');
  await tabTo(desk, 'The facts, for the person', 'textbox');
  await desk.keyboard.type('You insulted somebody.');
  await desk.keyboard.press('Control+Shift+Enter');
  await expect(subject).toBeHidden();

  // The person reads why, and cannot write.
  await mallory.page.goto('/settings/decisions');
  const decision = mallory.page.getByRole('article', { name: 'No messages' });
  await expect(decision.getByText('You insulted somebody.')).toBeVisible();
  await expect(mallory.page.getByText(/^You cannot send messages until/)).toBeVisible();
  await decision.getByRole('button', { name: 'Appeal' }).click();
  await decision.getByRole('textbox', { name: 'Why is the decision wrong?' }).fill('It was a joke among friends.');
  await decision.getByRole('button', { name: 'Send appeal' }).click();
  await expect(decision.getByText('Nobody has answered yet')).toBeVisible();

  // Who decided does not answer; somebody else grants it.
  await desk.goto('/admin/appeals');
  await entryOf(desk, mallory.handle).getByRole('button', { name: 'Open' }).click();
  await expect(desk.getByText(/^You decided this\. Somebody else has to answer/)).toBeVisible();
  const { page: other } = await signedIn('mutuals_owner');
  await other.goto('/admin/appeals');
  await entryOf(other, mallory.handle).getByRole('button', { name: 'Open' }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.keyboard.press('r');
  await expect(other.getByRole('textbox', { name: 'Your answer, for the person' })).toBeFocused();
  await other.keyboard.type('You are right: they laughed, too.');
  await tabTo(other, 'Grant: put everything back');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('dialog')).toBeHidden();

  // All is as it was, and both are told.
  await mallory.page.reload();
  await expect(decision.getByText('Your appeal was granted: everything is as it was')).toBeVisible();
  await expect(decision.getByText('You are right: they laughed, too.')).toBeVisible();
  await mallory.page.goto(conversationPath(mallory, conversationId));
  await expect(boxOf(mallory.page)).toBeEditable();
  await write(mallory.page, 'Thank you.');
  await expect(rowWith(mallory.page, 'Thank you.')).toBeVisible();
  expect((await (await product.clientOf(mallory.handle)).listMyDecisions()).data).toMatchObject([
    { measure: 'mute', endedBy: 'appeal', appeal: { outcome: 'granted' } },
  ]);
  await ada.page.goto('/settings/reports');
  await expect(ada.page.getByText('Our team took a measure')).toBeVisible();
});

test('what an admin hands over leaves their desk, and comes first to an owner who has it open (D65) @deep', async ({
  absent,
  signedIn,
}) => {
  const [ada, lin] = [await absent(newHandle('ada')), await absent(newHandle('lin'))];
  const { page: owner } = await signedIn('mutuals_owner');
  await owner.goto('/admin/reports');
  await expect(owner.getByRole('region', { name: 'Reports' })).toBeVisible();
  await ada.api.sendReport({ body: { subject: { type: 'profile', id: lin.profileId }, reason: 'spam' } });
  await expect(entryOf(owner, lin.handle)).toBeVisible();

  const { page: desk } = await signedIn('mutuals_admin');
  await desk.goto('/admin/reports');
  const entry = entryOf(desk, lin.handle);
  await expect(entry).toBeVisible();
  await entry.focus();
  await desk.keyboard.press('h');
  await expect(desk.getByRole('textbox', { name: 'What an owner should know' })).toBeFocused();
  await desk.keyboard.type('A partner of ours.');
  await desk.keyboard.press('Control+Enter');
  await expect(entry).toBeHidden();

  const first = owner.locator('[data-row]').first();
  await expect(first).toContainText(lin.handle);
  await expect(first).toContainText('Handed to owners');
  await first.getByRole('button', { name: 'Open' }).click();
  await expect(owner.getByText('A partner of ours.')).toBeVisible();
  await owner.keyboard.press('d');
  await owner.keyboard.press('Control+Shift+Enter');
  await expect(owner.getByRole('dialog')).toBeHidden();
  await expect(entryOf(owner, lin.handle)).toBeHidden();
});

test('who dismisses one report from the keyboard decides at once on the next (D65) @deep', async ({
  absent,
  signedIn,
}) => {
  const ada = await absent(newHandle('ada'));
  for (const name of ['kim', 'lin', 'max', 'noa']) {
    const { profileId } = await absent(newHandle(name));
    await ada.api.sendReport({ body: { subject: { type: 'profile', id: profileId }, reason: 'spam' } });
  }
  const { page: desk } = await signedIn('mutuals_admin');
  await desk.goto('/admin/reports');
  await expect(desk.locator('[data-row]')).toHaveCount(4);
  await desk.keyboard.press('j');
  await desk.keyboard.press('c');
  await expect(desk.locator('[data-row]').filter({ hasText: 'Claimed by' })).toBeFocused();
  await desk.keyboard.press('Enter');
  const title = desk.getByRole('dialog').getByRole('heading').first();
  for (const _ of ['the first', 'the second', 'the third']) {
    const before = await title.innerText();
    await desk.keyboard.press('d');
    await desk.keyboard.press('Control+Enter');
    await expect(title).not.toHaveText(before);
    await expect(desk.getByRole('dialog')).toBeFocused();
  }
  await desk.keyboard.press('d');
  await choose(desk, 'Warn');
});
