import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Person } from '../support/product.ts';
import { conversationPath, expect, match, newHandle, paying } from './fixtures.ts';

const test = paying(15 * 60_000);

const WIDTHS = [375, 320];
const LONG = 'Développe des portefeuilles compréhensibles. https://example.org/a/very/long/address/that/does/not/break';

/** What reaches over the right edge of a page that scrolls sideways, or hides that it would; empty where neither is so. */
const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const frames = [document.documentElement, ...document.querySelectorAll('#root > *, main')];
    if (frames.every((frame) => frame.scrollWidth <= clientWidth)) return [];
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`)
      .slice(0, 5);
  });

async function expectNoSidewaysScroll(page: Page, paths: readonly string[], language: string): Promise<void> {
  for (const path of paths) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect.soft(await overflowOf(page), `${path} at ${width} px in ${language}`).toEqual([]);
    }
  }
}

const PUBLIC = ['/', '/about', '/faq', '/privacy', '/terms', '/gallery', '/public-groups'];

/** The pages around other people: a match who wrote, and a stranger who liked and is saved. */
async function pagesOfOthers(ada: Person, lin: Person, stranger: Person): Promise<string[]> {
  const conversationId = await match(ada, lin);
  await lin.api.sendMessage({
    query: { profileId: lin.profileId },
    body: { conversationId, type: 'text', content: LONG.replace('https://example.org', ''), clientId: randomUUID() },
  });
  await stranger.api.likeProfile({
    path: { profileId: ada.profileId },
    body: { userProfileId: stranger.profileId, isSuperLike: false },
  });
  await ada.api.createBookmark({ body: { profileId: stranger.profileId } });
  const likes = `/likes?profileId=${ada.profileId}`;
  return [
    ...PUBLIC,
    '/discover',
    `/discover?profileId=${ada.profileId}`,
    likes,
    `${likes}&tab=sent`,
    '/bookmarks',
    '/notifications',
    '/messages',
    `/profiles/${ada.profileId}/messages`,
    conversationPath(ada, conversationId),
    `/profiles/${stranger.profileId}`,
    `/gallery/${stranger.profileId}`,
  ];
}

/** The pages of one's own matters, with an open ticket and an open payment. */
async function ownPages({ api, profileId }: Person): Promise<string[]> {
  const ticket = await api.createTicket({
    body: { subject: 'A question about payments', description: LONG, category: 'billing' },
    idempotencyKey: randomUUID(),
  });
  const payment = await api.initPayment({
    body: { subscriptionTier: 'premium', paymentMethod: 'usdt' },
    idempotencyKey: randomUUID(),
  });
  return [
    '/profiles',
    '/profiles/create',
    '/profiles/assistant',
    '/profiles/new',
    `/profiles/${profileId}`,
    `/profiles/${profileId}/edit`,
    '/settings',
    '/premium',
    '/payment/checkout/PREMIUM_PLUS',
    '/payment?tier=premium&price=30',
    `/payment/${payment.transactionId}`,
    '/my-payments',
    '/support',
    '/support/create',
    `/support/${ticket._id}`,
  ];
}

for (const language of ['en', 'fr']) {
  test(`a guest’s pages do not scroll sideways in ${language} @deep`, async ({ browse, absent }) => {
    const { profileId } = await absent(newHandle('a_long_name'));
    await expectNoSidewaysScroll(await browse(), [...PUBLIC, `/gallery/${profileId}`], language);
  });

  test(`a member’s pages around others do not scroll sideways in ${language} @deep`, async ({ member, absent }) => {
    const ada = await member(newHandle('a_long_name'));
    const paths = await pagesOfOthers(ada, await absent(newHandle('other_name')), await absent(newHandle('stranger')));
    await expectNoSidewaysScroll(ada.page, paths, language);
  });

  test(`a member’s own pages do not scroll sideways in ${language} @deep`, async ({ member }) => {
    const ada = await member(newHandle('a_long_name'));
    await expectNoSidewaysScroll(ada.page, await ownPages(ada), language);
  });
}
