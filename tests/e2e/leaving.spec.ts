import { readFile } from 'node:fs/promises';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import { expect, newHandle, REFUSED, test } from './fixtures.ts';

test.use({ expectedErrors: REFUSED });

test('who deleted their account thirteen days ago signs in and takes it back (D68) @deep', async ({
  member,
  absent,
  signedIn,
  product,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
  await ada.page.goto('/settings');
  await ada.page.getByRole('button', { name: 'Delete my account…' }).click();
  const question = ada.page.getByRole('form', { name: 'Delete your account?' });
  const field = question.getByRole('textbox');
  const [, word = ''] = /^Type (.+) to confirm$/.exec(await question.locator('label').innerText()) ?? [];
  await field.fill(word);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Your account is about to be deleted' })).toBeVisible();
  const seen = () =>
    lin.api.getProfile({ path: { id: ada.profileId } }).then(
      ({ name }) => name,
      () => null,
    );
  expect(await seen()).toBeNull();

  const database = openDatabase(product.processes().databaseUrl, { maxConnections: 1 });
  await database.pool.query(
    "update users set deletion_due_at = deletion_due_at - interval '13 days' where deletion_due_at is not null",
  );
  await database.close();
  const { page } = await signedIn(ada.handle);
  await page.goto('/');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(seen).toBe(ada.handle);
});

test('the file of one’s data is made while one waits, and downloaded (D70) @deep', async ({ member }) => {
  const ada = await member(newHandle('ada'));
  await ada.page.goto('/settings');
  await ada.page.getByRole('button', { name: 'Ask for my data' }).click();
  await expect(ada.page.getByText('Your file is ready.')).toBeVisible();
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.page.getByRole('link', { name: 'Download' }).click(),
  ]);
  const file = await readFile(await download.path());
  // A zip, with the person's profile in it.
  expect(file.subarray(0, 2).toString()).toBe('PK');
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
});
