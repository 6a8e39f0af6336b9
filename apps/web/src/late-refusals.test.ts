import { readFileSync } from 'node:fs';
import { createI18n, firstNamespaces, type Language } from '@mutuals/ui/locales';
import { useFaultText } from '@mutuals/ui/fault';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { type AreaTexts, firstTexts, lateCodes } from './late-refusals.ts';

const read = (language: Language, area: string): AreaTexts =>
  JSON.parse(
    readFileSync(new URL(`../../../packages/ui/src/locales/${language}/${area}.json`, import.meta.url), 'utf8'),
  );

/** What a member's page with these areas begins with. */
const begin = (language: Language, areas: readonly string[]) =>
  firstTexts(Object.fromEntries([...firstNamespaces, 'errors', ...areas].map((area) => [area, read(language, area)])));

const all = Object.keys(read('en', 'errors').code ?? {});
const codesOf = (areas: readonly string[]) => Object.keys(begin('en', areas)['errors']?.code ?? {});

it('leaves out late refusals, each named, and nothing else, where no area of a page can be refused so', () => {
  for (const { page } of [routes.discover, routes.messages, routes.newProfile])
    expect(codesOf(page.texts)).toEqual(all.filter((code) => !lateCodes.has(code)));
  expect([...lateCodes].filter((code) => !all.includes(code))).toEqual([]);
  const { errors } = firstTexts({ errors: { code: { report_of_tomorrow: 'New', report_not_found: 'Late' } } });
  expect(errors?.code).toEqual({ report_of_tomorrow: 'New' });
});

it.each(['proofs', 'reports', 'support', 'payments', 'admin'])('begins a page of %s with every refusal', (area) => {
  expect(codesOf([area])).toEqual(all);
});

it('has French words for a refusal that is the first thing that a page shows', async () => {
  const i18n = await createI18n('fr', Promise.resolve(begin('fr', routes.proofs.page.texts)));
  await i18n.loadNamespaces(['errors']);
  const Refusal = () => useFaultText()({ code: 'proof_held_by_you', message: 'The words of the server' });
  const html = renderToString(createElement(I18nextProvider, { i18n }, createElement(Refusal)));
  expect(html).toBe('Un autre de vos profils l’a prouvé. Retirez-le d’abord là-bas.');
});
