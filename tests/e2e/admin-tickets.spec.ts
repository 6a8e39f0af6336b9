import { SUPPORT_HANDLE } from '../support/product.ts';
import { expect, newHandle, openListening, REFUSED, test } from './fixtures.ts';

const DESCRIPTION = 'I took them with my phone held upright. On my profile they lie on their side.';
const NOTE = 'The same as last week: the camera writes no direction.';

test('a person asks, and support answers by keyboard in a second browser; the note between them stays internal @deep', async ({
  member,
  signedIn,
}) => {
  const person = await member(newHandle('noor'));
  const subject = `Pictures of ${person.handle} are turned`;
  const { _id: id } = await person.api.createTicket({
    body: { subject, description: DESCRIPTION, category: 'bug_report' },
  });
  const answers: string[] = [];
  person.page.on('response', (response) => {
    if (response.url().includes('/tickets'))
      void response.text().then(
        (text) => answers.push(text),
        // An answer that nobody waited for any more, or an empty one.
        () => undefined,
      );
  });
  await openListening(person.page, `/support/${id}`);

  const { page: desk } = await signedIn(SUPPORT_HANDLE);
  await openListening(desk, '/admin/tickets');
  await desk.getByRole('searchbox', { name: 'Subject, person or id' }).fill(person.handle);
  const row = desk.getByRole('row').filter({ hasText: subject });
  await expect(desk.getByRole('row')).toHaveCount(2);
  await expect(desk).toHaveURL(`/admin/tickets?search=${person.handle}`);
  await row.focus();
  await desk.keyboard.press('a');
  await expect(desk.getByText('Ticket assigned successfully')).toBeVisible();
  await expect(row).toContainText(SUPPORT_HANDLE);

  await row.focus();
  await desk.keyboard.press('r');
  const dialog = desk.getByRole('dialog', { name: subject });
  const reply = dialog.getByRole('textbox', { name: 'Reply to the person' });
  await expect(reply).toBeFocused();
  await dialog.getByRole('tab', { name: 'Internal note' }).click();
  await dialog.getByRole('textbox', { name: 'Note for the team' }).fill(NOTE);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('region', { name: 'Internal notes' })).toContainText(NOTE);
  await dialog.getByRole('tab', { name: 'Reply' }).click();
  await reply.fill('We turned them. Do they stand upright now?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('Message sent successfully')).toBeVisible();

  const log = person.page.getByRole('main').getByRole('log');
  await expect(log).toContainText('Do they stand upright now?');
  await person.page.getByRole('textbox', { name: 'Your reply' }).fill('They do. Thank you!');
  await person.page.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('log')).toContainText('They do. Thank you!');

  await dialog.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(desk.getByText('Ticket status updated')).toBeVisible();
  await expect(person.page.getByText('Is it solved for you?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(desk).toHaveURL(`/admin/tickets?search=${person.handle}`);
  await expect(row).toContainText('Resolved');

  await expect(log).not.toContainText(NOTE);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.join('\n')).not.toContain(NOTE);
});

test.describe('refused', () => {
  test.use({ expectedErrors: REFUSED });

  test('a ticket opens by its address, and the queue keeps its filters @deep', async ({ absent, signedIn }) => {
    const person = await absent(newHandle('omar'));
    const subject = `Billing of ${person.handle}`;
    const { _id: id } = await person.api.createTicket({
      body: { subject, description: DESCRIPTION, category: 'billing' },
    });
    const { page } = await signedIn(SUPPORT_HANDLE);
    await page.goto(`/admin/tickets?assigned=nobody&category=billing&sort=newest&ticket=${id}`);
    const dialog = page.getByRole('dialog', { name: subject });
    await dialog.getByRole('textbox', { name: 'Admin user ID' }).fill(id);
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog.getByText('Nobody in the team has this id.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Assign to me' }).click();
    await expect(page.getByText('Ticket assigned successfully')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/admin/tickets?assigned=nobody&category=billing&sort=newest');
    await expect(page.getByRole('row').filter({ hasText: subject })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Mine' }).click();
    await expect(page.getByRole('row').filter({ hasText: subject })).toHaveCount(1);
  });
});
