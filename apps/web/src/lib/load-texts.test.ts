import { createInstance, type i18n } from 'i18next';
import { expect, it, vi } from 'vitest';
import { loadTexts } from './load-texts.ts';

const whole = { code: { token_expired: 'Expired', ticket_full: 'Full' } };
const first = { code: { token_expired: 'Expired' } };

/** A page that began with the first texts; what it reads of `errors` from then on is read by `readErrors`. */
async function begun(readErrors: () => Promise<object>): Promise<i18n> {
  const i18n = createInstance();
  const read = async (_: string, area: string) => (area === 'errors' ? readErrors() : {});
  await i18n.use({ type: 'backend' as const, init() {}, read }).init({
    lng: 'en',
    fallbackLng: false,
    ns: [],
    partialBundledLanguages: true,
    resources: { en: { errors: first } },
  });
  return i18n;
}

it('reads the late refusals before a page that can be refused so shows, and again where that failed before', async () => {
  const readErrors = vi.fn(async (): Promise<object> => whole);
  readErrors.mockRejectedValueOnce(new Error('The network is away.'));
  const i18n = await begun(readErrors);
  await loadTexts(i18n, ['discover']);
  expect(readErrors).not.toHaveBeenCalled();
  await loadTexts(i18n, ['proofs']);
  expect(i18n.exists('errors:code.token_expired')).toBe(true);
  expect(i18n.exists('errors:code.ticket_full')).toBe(false);
  await loadTexts(i18n, ['support']);
  expect(i18n.exists('errors:code.ticket_full')).toBe(true);
  await loadTexts(i18n, ['support']);
  expect(readErrors).toHaveBeenCalledTimes(2);
});
