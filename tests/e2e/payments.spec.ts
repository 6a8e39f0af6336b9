import type { Page } from '@playwright/test';
import type { Product } from '../support/product.ts';
import { expect, newHandle, openToRest, paying, REFUSED } from './fixtures.ts';

const test = paying(15 * 60_000);
/** The window of a payment that nobody pays: it expires within a journey, but late enough for a busy machine to show it first. */
const hurried = paying(20_000);

async function chain(product: Product, call: string, body: object): Promise<void> {
  const response = await fetch(`${product.sandboxUrl}/chain/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

/** From the plans to the deposit address. */
async function beginPremium(page: Page): Promise<string> {
  await page.goto('/premium');
  await page.getByRole('link', { name: 'Choose Premium', exact: true }).click();
  await expect(page).toHaveURL('/payment/checkout/PREMIUM');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('0.050000');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Premium, one month' })).toBeVisible();
  const code = await page.getByRole('img', { name: /^QR code of the address 0x/ }).getAttribute('aria-label');
  return code?.match(/0x[0-9a-fA-F]{40}/)?.[0] ?? '';
}

test('a person buys Premium with the page’s wallet, and all their tabs know at once', async ({ signedIn }) => {
  const { page } = await signedIn(newHandle('ada'));
  await beginPremium(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText('Awaiting payment')).toBeVisible();

  await page.getByRole('button', { name: 'Open wallet' }).click();
  const confirmed = (tab: Page) => expect(tab.getByText('Payment confirmed!').first()).toBeAttached();
  async function leadsOn(): Promise<void> {
    await confirmed(page);
    await expect(page).toHaveURL('/premium');
    await expect(page.getByText('Payment confirmed! Your subscription has been upgraded.').first()).toBeVisible();
  }
  // Each says it for a while only, and continues by itself.
  await Promise.all([confirmed(other), leadsOn()]);
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();

  await openToRest(page, '/my-payments');
  // Its history opens below its row, and the address keeps it.
  const toggle = page.getByRole('button', { name: /^What happened to the payment of/ });
  const counted = page.getByText('Counted for this payment.');
  await page.getByRole('row').nth(1).focus();
  for (let cell = 0; cell < 6; cell++) await page.keyboard.press('ArrowRight');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counted).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/\/my-payments\?open=[0-9a-f-]{36}$/);
  await page.reload();
  await expect(counted).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('1 BNB = $');
  await page.goBack();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(counted).toBeHidden();
  await page.getByRole('link', { name: /^View the payment of/ }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('1 BNB = $');
});

test('an underpayment asks for the exact rest, and both count together @deep', async ({ signedIn, product }) => {
  const { page } = await signedIn(newHandle('lin'));
  const to = await beginPremium(page);
  await chain(product, 'transfers', { to, asset: 'bnb', amount: '30000000000000000' });
  await expect(page.getByText('Part of it has arrived').first()).toBeVisible();
  await expect(page.getByText('0.020000', { exact: true })).toBeVisible();
  await expect(page.getByText('0.030000 of 0.050000 BNB')).toBeVisible();
  await chain(product, 'transfers', { to, asset: 'bnb', amount: '20000000000000000' });
  await expect(page.getByText('Payment confirmed!').first()).toBeAttached();
});

test('a plan is paid in any coin, by keyboard alone @deep', async ({ signedIn }) => {
  const { page } = await signedIn(newHandle('mei'));
  await page.goto('/premium');
  await page.getByRole('link', { name: 'Pay 30.00 USDT' }).press('Enter');
  await expect(page.getByRole('radio', { name: /^USDT/ })).toBeChecked();
  await page.goto('/payment?tier=PREMIUM&price=0.0001');
  const usdt = page.getByRole('radio', { name: /^USDT/ });
  await page.getByRole('radio', { name: /^BNB/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(usdt).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The price in the address is not trusted.
  await expect(page.getByText('30.00', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open wallet' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment confirmed!').first()).toBeAttached();
  await expect(page).toHaveURL('/premium');
});

test.describe('while a payment is open', () => {
  // A second one is refused.
  test.use({ expectedErrors: REFUSED });

  test('an open payment is dropped for the one chosen instead, even after a reload @deep', async ({ signedIn }) => {
    const { page } = await signedIn(newHandle('ana'));
    await beginPremium(page);
    const open = new URL(page.url()).pathname;
    await page.goto('/payment?tier=PREMIUM_PLUS&price=1');
    await page.getByRole('radio', { name: /^USDT/ }).check({ force: true });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(`${open}?tier=PREMIUM_PLUS&method=usdt`);
    const banner = page.getByText(
      'You still have an open payment for Premium in BNB. Finish it, or drop it and go on with Premium Plus in USDT. That is 60.00 USDT.',
    );
    await expect(banner).toBeVisible();
    await page.reload();
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: 'Drop it and go on' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Premium Plus, one month' })).toBeVisible();
    await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Awaiting payment')).toBeVisible();
    await page.goto(open);
    await expect(page.getByText('You dropped this payment').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose again' })).toHaveAttribute('href', '/premium');
  });
});

test('an open payment in BNB gives way to the same plan in USDT, and the plans page mentions it @deep', async ({
  signedIn,
}) => {
  const { page } = await signedIn(newHandle('ivo'));
  await beginPremium(page);
  await page.goto('/premium');
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}\?instead=plans$/);
  await expect(page.getByRole('button', { name: 'Drop it and see the plans' })).toBeVisible();
  await page.goto(new URL(page.url()).pathname);
  await page.getByRole('link', { name: 'Pay 30.00 USDT instead' }).click();
  await page.getByRole('button', { name: 'Drop it and go on' }).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await expect(page.getByText('USDT, a BEP-20 token')).toBeVisible();
});

test('opening a checkout creates no payment, and mentions none that does not exist @deep', async ({ signedIn }) => {
  const { page } = await signedIn(newHandle('uma'));
  await page.goto('/payment/checkout/PREMIUM_PLUS');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  await page.goto('/my-payments');
  await expect(page.getByText('No payments yet')).toBeVisible();
  await page.goto('/premium?payment=success');
  await expect(page).toHaveURL('/premium');
  await expect(page.getByRole('link', { name: 'Choose Premium', exact: true })).toBeVisible();
  await expect(page.getByText(/^Payment confirmed!/)).toHaveCount(0);
});

test('an address without a known plan leads to the plans @deep', async ({ signedIn }) => {
  const { page } = await signedIn(newHandle('noor'));
  for (const path of ['/payment/checkout/GOLD', '/payment', '/payment?tier=PREMIUM', '/subscription']) {
    await page.goto(path);
    await expect(page).toHaveURL('/premium');
  }
});

hurried(
  'a late payment is shown, and requested back by the address that sent it @deep',
  async ({ signedIn, product }) => {
    const { page } = await signedIn(newHandle('sami'));
    const to = await beginPremium(page);
    await expect(page.getByText('Payment expired', { exact: true }).first()).toBeAttached();
    // The countdown is ahead of the chain, where a block of the last second is in time: late is what comes after the block that closed it.
    await expect(page.getByRole('link', { name: 'Create a new payment' })).toBeVisible();
    await chain(product, 'transfers', { to, asset: 'bnb', amount: '50000000000000000' });
    await expect(page.getByText('Received, to be settled').first()).toBeVisible();
    await page.getByRole('radio', { name: /^Send it back/ }).press('Space');
    await page.getByRole('button', { name: 'Sign and ask for it back' }).click();
    await expect(page.getByText('We have your wish')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^You asked for it back, to 0x/).first()).toBeVisible();
    // In the list it does not look lost.
    await page.goto('/my-payments');
    await expect(page.getByRole('row').filter({ hasText: 'Expired' })).toContainText('Received, to be settled');
  },
);

test('an overpayment is settled by the team, by keyboard, once, and the payer sees it @deep', async ({
  signedIn,
  product,
}) => {
  const handle = newHandle('kofi');
  const { page } = await signedIn(handle);
  const to = await beginPremium(page);
  const paymentUrl = page.url();
  await chain(product, 'transfers', { to, asset: 'bnb', amount: '110000000000000000' });
  await expect(page.getByText('Payment confirmed!').first()).toBeAttached();

  const { page: desk } = await signedIn('mutuals_admin');
  await desk.goto('/admin/payments?decision=waiting');
  await desk.getByRole('searchbox', { name: 'Payer, id, address or transaction' }).fill(to);
  await expect(desk).toHaveURL(new RegExp(`search=${to}`));
  const row = desk.getByRole('row').filter({ hasText: handle });
  await expect(desk.getByRole('row')).toHaveCount(2);
  await row.focus();
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Payment of 0.050000 BNB' });
  await expect(dialog.getByRole('heading', { name: '0.060000 BNB wait for a decision' })).toBeVisible();

  await dialog.getByRole('radio', { name: /^A month of Premium/ }).press('Space');
  await dialog.getByRole('button', { name: 'Credit the month' }).press('Enter');
  const note = dialog.getByRole('textbox', { name: 'Note' });
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await note.fill('Paid twice by mistake.');
  // The draft survives a reload of the tab.
  await desk.reload();
  await expect(note).toHaveValue('Paid twice by mistake.');
  await dialog.getByRole('button', { name: 'Credit the month' }).press('Enter');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Credit the month' }).press('Enter');
  await expect(desk.getByText('Settled', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Settled' })).toContainText('Paid twice by mistake.');
  await expect(dialog.getByRole('button', { name: 'Credit the month' })).toHaveCount(0);
  await desk.keyboard.press('Escape');
  await expect(row).toHaveCount(0);

  await page.goto(paymentUrl);
  await expect(page.getByText(/^Premium from .+ to /)).toHaveCount(2);
});
