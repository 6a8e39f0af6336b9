import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from '../primitives/breadcrumbs/breadcrumbs.tsx';
import { Pagination } from '../primitives/pagination/pagination.tsx';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { Provider } from './provider.tsx';
import { zh } from './zh.ts';

const crumbs = <Breadcrumbs above={[{ label: 'People', href: '/people' }]} current="Ada" />;
const shown = (content: ReactNode) => renderToString(content);

describe('the words of the kit', () => {
  it.each([
    ['en-GB', 'Where you are'],
    ['fr-CA', 'Où vous êtes'],
    ['zh-Hant-TW', '当前位置'],
  ])('are in the language of %s', (locale, words) => {
    expect(shown(<Provider locale={locale}>{crumbs}</Provider>)).toContain(words);
  });

  it('are English in a language that the kit does not have', () => {
    expect(shown(<Provider locale="de-DE">{crumbs}</Provider>)).toContain('Where you are');
  });

  it('give way to those of the Provider, one by one, and those to the props', () => {
    const texts = { breadcrumbs: { label: 'Pfad' }, pagination: { next: 'Weiter' } };
    const content = (
      <Provider locale="de-DE" texts={texts}>
        {crumbs}
        <Pagination page={1} pageCount={3} onChange={() => {}} previousLabel="Zurück" />
      </Provider>
    );
    expect(shown(content)).toContain('aria-label="Pfad"');
    expect(shown(content)).toContain('aria-label="Weiter"');
    expect(shown(content)).toContain('aria-label="Zurück"');
    expect(shown(content)).toContain('Page 1 of 3');
  });

  it('of an inner Provider are its own language, or the outer words where it names none', () => {
    const texts = { breadcrumbs: { label: 'Path' } };
    const inner = (locale?: string) =>
      shown(
        <Provider locale="en" texts={texts}>
          <Provider locale={locale}>{crumbs}</Provider>
        </Provider>,
      );
    expect(inner()).toContain('Path');
    expect(inner('fr')).toContain('Où vous êtes');
  });

  it('are missed by name without a Provider and without props', () => {
    expect(() => shown(crumbs)).toThrow(/No words for "breadcrumbs".*@mutuals\/ui\/provider/);
  });
});

it.each([en, fr, zh])(
  'words promise no time that is another server’s to keep (%#)',
  ({ paymentSlip, walletNews, paymentState }) => {
    const words = [paymentSlip.stepWait, walletNews.leftText, paymentState.confirming.text].join(' ');
    expect(words).not.toMatch(/\d|minute|分钟/);
  },
);

it('French words bind each mark to the word that it belongs to', () => {
  const words = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'function'
        ? []
        : Object.values(value ?? {}).flatMap((each) => words(each));
  expect(words(fr).filter((word) => / [;:!?»%]|« /.test(word))).toEqual([]);
  const said = [fr.carousel.position({ number: 1, count: 2, label: 'x' }), fr.tagField.repeated('x')];
  expect(said.filter((word) => / [;:!?»%]|« /.test(word))).toEqual([]);
});

it('counts as each language does', () => {
  expect([en, fr, zh].map(({ commandPalette }) => [0, 1, 2].map(commandPalette.found))).toEqual([
    ['0 results', '1 result', '2 results'],
    ['0 résultat', '1 résultat', '2 résultats'],
    ['0 个结果', '1 个结果', '2 个结果'],
  ]);
});
