import type { Locator, Page } from '@playwright/test';

/** The message field. */
export const boxOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to / });

/** The list of conversations. */
export const conversationsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Conversations' });

/** The messages of the open conversation. */
export const rowsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Messages', exact: true }).locator('[data-state]');

export const rowWith = (page: Page, text: string): Locator =>
  rowsOf(page).filter({ has: page.getByText(text, { exact: true }) });

export async function write(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text);
  await boxOf(page).press('Enter');
}
