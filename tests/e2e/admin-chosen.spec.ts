import { SUPPORT_HANDLE } from '../support/product.ts';
import { projectLinksOf } from './admin.ts';
import { expect, newHandle, REFUSED, test } from './fixtures.ts';

test.describe('one of several is refused', () => {
  test.use({ expectedErrors: REFUSED });

  test('an admin approves several links at once, one of which another admin decided first @deep', async ({
    absent,
    product,
    signedIn,
  }) => {
    const author = await absent(newHandle('author'));
    const urls = ['one', 'two', 'three'].map((name) => `https://${name}.example/${author.handle}`);
    const { individualData } = await projectLinksOf(author, urls);
    const { page } = await signedIn('mutuals_admin');
    await page.goto('/admin/links');
    const row = (url: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url }) });
    for (const url of urls) await row(url).getByRole('checkbox').press(' ');
    const bar = page.getByRole('region', { name: 'What is selected' });
    await expect(bar.getByRole('status')).toHaveText('3 selected');

    const [taken] = individualData.projectLinks;
    const api = await product.clientOf('mutuals_owner');
    await api.approveLink({ path: { profileId: author.profileId, linkId: taken?._id ?? '' } });

    await bar.getByRole('button', { name: 'Approve' }).click();
    const question = page.getByRole('alertdialog', { name: 'Approve 3 links?' });
    await question.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('2 links approved')).toBeVisible();
    await expect(page.getByText('1 was already decided by another admin, or removed.')).toBeVisible();
    for (const url of urls.slice(1)) await expect(row(url).getByText('Link approved')).toBeVisible();
    const published = await projectLinksOf(author);
    expect(published.individualData.projectLinks.map(({ isVerified }) => isVerified)).toEqual([true, true, true]);
  });
});

test('support selects tickets with Shift and sets their status, and the address keeps the list’s order @deep', async ({
  absent,
  signedIn,
}) => {
  const person = await absent(newHandle('asker'));
  const subjects = ['Alpha', 'Beta', 'Gamma'].map((word) => `${word} of ${person.handle}`);
  for (const subject of subjects)
    await person.api.createTicket({
      body: { subject, description: 'My pictures lie on their side on my profile.', category: 'bug_report' },
    });
  const { page } = await signedIn(SUPPORT_HANDLE);
  await page.goto(`/admin/tickets?search=${person.handle}`);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Alpha');
  await page.getByRole('columnheader', { name: 'Created' }).click();
  await expect(page).toHaveURL(`/admin/tickets?search=${person.handle}&sort=newest`);
  await expect(first).toContainText('Gamma');
  await page.getByRole('columnheader', { name: 'Created' }).click();
  await expect(page).toHaveURL(`/admin/tickets?search=${person.handle}&sort=oldest`);
  await page.reload();
  await expect(first).toContainText('Alpha');

  const box = (subject: string) => page.getByRole('row').filter({ hasText: subject }).locator('label');
  await box('Alpha').click();
  await box('Gamma').click({ modifiers: ['Shift'] });
  await expect(page.getByRole('row', { selected: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Resolved' }).click();
  const question = page.getByRole('alertdialog', { name: 'Set 3 tickets to “Resolved”?' });
  await question.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByText('3 tickets updated')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Resolved' })).toHaveCount(3);
  await expect(page.getByRole('row', { selected: true })).toHaveCount(0);
});
