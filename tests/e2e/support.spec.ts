import sharp from 'sharp';
import { SUPPORT_HANDLE } from '../support/product.ts';
import { expect, fillSignIn, newHandle, openListening, REFUSED, test } from './fixtures.ts';

/** A picture as a phone would take it. */
const drawing = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: '#d9a514' } })
    .png()
    .toBuffer(),
});

const SUBJECT = 'My pictures are turned to the side';
const DESCRIPTION = 'I took them with my phone held upright. On my profile they lie on their side.';

test('someone asks for help, loses nothing on reload, and talks with the team until it is solved', async ({
  member,
  product,
}) => {
  const { page } = await member(newHandle('noor'));
  const team = await product.clientOf(SUPPORT_HANDLE);
  await openListening(page, '/support');
  await page.getByRole('link', { name: 'New ticket' }).click();
  await page.getByRole('button', { name: 'Send to support' }).click();
  await expect(page.getByText('Subject is required')).toBeVisible();

  const subject = page.getByRole('textbox', { name: /Subject/ });
  await subject.fill(SUBJECT);
  await page.getByRole('textbox', { name: /Description/ }).fill(DESCRIPTION);
  await page.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'Something is broken' }).click();
  await page.reload();
  await expect(page.getByText('What you wrote is back')).toBeVisible();
  await expect(subject).toHaveValue(SUBJECT);
  await page.getByRole('button', { name: 'Send to support' }).click();

  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
  await expect(page).toHaveURL(/\/support\/[0-9a-f-]{36}$/);
  const id = page.url().slice(-36);
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('Only those of last week.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('main').getByRole('log')).toContainText('Only those of last week.');
  await expect(reply).toHaveValue('');

  await team.answerTicket({ path: { id }, body: { message: 'We turned them. Do they stand upright now?' } });
  await expect(page.getByRole('main').getByRole('log')).toContainText('Do they stand upright now?');
  await team.setTicketStatus({ path: { id }, body: { status: 'resolved' } });
  await expect(page.getByText('Is it solved for you?')).toBeVisible();
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await expect(page.getByText('This ticket is closed')).toBeVisible();
  await expect(reply).toHaveCount(0);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(reply).toBeVisible();
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(page.getByText('Is it solved for you?')).toBeVisible();
});

test('an answer is announced on any page, and counted until it is seen @deep', async ({ member, product }) => {
  const { page, api } = await member(newHandle('omar'));
  const team = await product.clientOf(SUPPORT_HANDLE);
  const ticket = await api.createTicket({ body: { subject: SUBJECT, description: DESCRIPTION, category: 'account' } });
  await openListening(page, '/profiles');
  const account = page.getByRole('button', { name: /^Account/ });
  await expect(account).toHaveAccessibleName('Account');
  await team.answerTicket({ path: { id: ticket._id }, body: { message: 'We look into it.' } });

  await expect(page.getByText(`Support answered “${SUBJECT}”`).first()).toBeVisible();
  await expect(account).toHaveAccessibleName('Account, 1 new answer from support');
  await account.click();
  await page.getByRole('menuitem', { name: /^Support/ }).click();
  await expect(page.getByText(/1 new answer/).first()).toBeVisible();
  await page.getByRole('link', { name: new RegExp(SUBJECT) }).click();
  await expect(page.getByRole('main').getByRole('log')).toContainText('We look into it.');
  await expect(account).toHaveAccessibleName('Account');
});

test('pictures can be attached to a ticket and an answer, and others never see them @deep', async ({
  member,
  signedIn,
}) => {
  const { page, api } = await member(newHandle('iris'));
  await openListening(page, '/support/create?category=technical');
  await page.getByRole('textbox', { name: /Subject/ }).fill(SUBJECT);
  await page.getByRole('textbox', { name: /Description/ }).fill(DESCRIPTION);
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles([
    await drawing('one.png'),
    await drawing('two.png'),
    { ...(await drawing('a.svg')), mimeType: 'image/svg+xml' },
  ]);
  await expect(page.getByRole('alert')).toHaveText('JPEG, PNG, GIF or WebP pictures can be sent.');
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await expect(page.getByRole('listitem').filter({ has: page.getByAltText('one.png') })).toBeVisible();
  await page.getByRole('button', { name: 'Send to support' }).click();
  const log = page.getByRole('main').getByRole('log');
  const first = log.getByRole('img', { name: 'Picture 1, opens in a new tab' });
  await expect(first).toHaveCount(1);
  await expect(first).toHaveJSProperty('naturalWidth', 64);
  const id = page.url().slice(-36);

  const { page: desk } = await signedIn(SUPPORT_HANDLE);
  await openListening(desk, `/admin/tickets?ticket=${id}`);
  const dialog = desk.getByRole('dialog', { name: SUBJECT });
  await expect(dialog.getByRole('log').getByRole('img', { name: /^Picture 1/ })).toHaveJSProperty('naturalWidth', 64);
  await dialog.getByRole('textbox', { name: 'Reply to the person' }).fill('Like this?');
  await dialog.locator('input[type=file]').setInputFiles(await drawing('three.png'));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(first).toHaveCount(2);
  await expect(first.last()).toHaveJSProperty('naturalWidth', 64);

  const { pictures } = await api.getTicket({ path: { id } });
  const address = new URL(pictures[0]?.url ?? '', page.url());
  expect((await page.request.get(address.href)).status()).toBe(200);
  address.searchParams.set('until', '4102444800000');
  expect((await page.request.get(address.href)).status()).toBe(404);
});

test('unsent pictures are back after a reload, can be removed, and make a reply by themselves (D58) @deep', async ({
  member,
}) => {
  const { page, api } = await member(newHandle('yara'));
  await openListening(page, '/support/create?category=technical');
  const chooser = page.locator('input[type=file]');
  const waiting = page.getByRole('list', { name: 'Pictures to send' }).getByRole('img');
  await chooser.setInputFiles([await drawing('one.png'), await drawing('two.png')]);
  await expect(page.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('What you wrote is back')).toBeVisible();
  await expect(waiting).toHaveCount(2);
  await expect(waiting.first()).toHaveJSProperty('naturalWidth', 64);
  await page.getByRole('button', { name: 'Remove one.png' }).click();
  await page.reload();
  await expect(waiting).toHaveCount(1);
  await page.getByRole('textbox', { name: /Subject/ }).fill(SUBJECT);
  await page.getByRole('textbox', { name: /Description/ }).fill(DESCRIPTION);
  await page.getByRole('button', { name: 'Send to support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await chooser.setInputFiles(await drawing('three.png'));
  await expect(page.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
  await page.reload();
  await expect(waiting).toHaveCount(1);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('log')
      .getByRole('img', { name: /^Picture 1/ }),
  ).toHaveCount(2);
  const { messages } = await api.getTicket({ path: { id: page.url().slice(-36) } });
  expect(messages.map(({ message, pictures }) => [message, pictures.length])).toEqual([['', 1]]);

  await chooser.setInputFiles(await drawing('four.png'));
  await expect(page.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
  // A day later the server has deleted them.
  await page.route(/\/v1\/tickets\/pictures$/, (route) => route.fulfill({ json: { data: [] } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('is gone. Remove it and add it again.');
  const send = page.getByRole('button', { name: 'Send reply' });
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Never mind.');
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: 'Remove four.png' }).click();
  await expect(send).toBeEnabled();
});

test.describe('an address that is not one’s own', () => {
  test.use({ expectedErrors: REFUSED });

  test('a ticket of somebody else is not found @deep', async ({ member, absent }) => {
    const other = await absent(newHandle('lena'));
    const { _id } = await other.api.createTicket({
      body: { subject: SUBJECT, description: DESCRIPTION, category: 'account' },
    });
    const { page } = await member(newHandle('max'));
    await page.goto(`/support/${_id}`);
    await expect(page.getByRole('heading', { name: 'There is no such ticket' })).toBeVisible();
  });
});

/** A refusal with an id by which the team finds it. */
const refused = (requestId: string) => ({
  status: 403,
  contentType: 'application/problem+json',
  json: {
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    code: 'forbidden',
    message: 'Refused.',
    errors: [],
    requestId,
  },
});

test.describe('a page that cannot be shown', () => {
  test.use({ expectedErrors: REFUSED });

  test('leads a guest to the same by signing in @deep', async ({ visitor, handles }) => {
    const page = await visitor();
    await page.route(/\/v1\/gallery\/browse/, (route) => route.fulfill(refused('req-7c02')));
    await page.goto('/gallery');
    await page.getByRole('main').getByRole('link', { name: 'Get help' }).click();
    const handle = newHandle('hugo');
    handles.add(handle);
    await fillSignIn(page, handle);
    await expect(page.getByRole('textbox', { name: /Description/ })).toHaveValue('Reference: req-7c02\n\n');
  });

  test('offers a ticket with the reference of the failure, which can be edited @deep', async ({ member }) => {
    const { page } = await member(newHandle('ines'));
    await page.route(/\/v1\/bookmarks\?/, (route) => route.fulfill(refused('req-4f1a')));
    await page.goto('/bookmarks');
    await page.getByRole('link', { name: 'Get help' }).click();
    const description = page.getByRole('textbox', { name: /Description/ });
    await expect(description).toHaveValue('Reference: req-4f1a\n\n');
    await expect(page.getByRole('button', { name: /Category/ })).toContainText('Technical');
    await description.fill(DESCRIPTION);
    await expect(description).toHaveValue(DESCRIPTION);
  });
});
