import { describe, expect, it } from 'vitest';
import en from '../../locales/en/claims.json' with { type: 'json' };
import fr from '../../locales/fr/claims.json' with { type: 'json' };
import zh from '../../locales/zh/claims.json' with { type: 'json' };
import { flatten } from '../../locales/texts.ts';
import { agoInWords } from '../../lib/when.ts';
import { NOW, shownProofs } from './proof.examples.ts';
import { claimWords, factWords, proofLine, type SayProof, strongestFirst } from './proof-words.ts';
import { PROOF_KINDS, type ShownProof } from './proof.types.ts';

const TEXTS = { en, fr, zh };
type Language = keyof typeof TEXTS;

const sayIn = (language: Language): SayProof => {
  const texts = new Map(flatten(TEXTS[language]));
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const text = texts.get(key) ?? texts.get(`${key}_${plural.select(values.count ?? 0)}`);
    if (text === undefined) throw new Error(`${language} has no ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(Object.entries(values).find(([is]) => is === name)?.[1]),
    );
  };
};
const timesIn = (language: Language) => ({
  ago: (iso: string) => agoInWords(iso, NOW, language),
  day: (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso)),
  isNow: () => false,
});
const lineIn = (language: Language, proof: ShownProof) => proofLine(proof, sayIn(language), timesIn(language));
const of = (kind: ShownProof['kind']): ShownProof => {
  const proof = shownProofs.find((one) => one.kind === kind);
  if (!proof) throw new Error(`no example of ${kind}`);
  return proof;
};

describe('what a proof says (D84)', () => {
  it.each([
    ['en', 'Controls ada.example · by DNS record · checked 3 days ago'],
    ['fr', 'Contrôle ada.example · par enregistrement DNS · vérifié il y a 3 jours'],
    ['zh', '控制 ada.example · 通过 DNS 记录 · 3天前核对'],
  ] as const)('in %s is what is proven, by which method, and when it was last checked', (language, words) => {
    expect(lineIn(language, of('domain'))).toBe(words);
  });

  it.each([
    ['wallet', 'Controls a wallet · by signature · checked 2 hours ago'],
    ['github', 'Is ada on GitHub · by signing in there · could not be confirmed since Nov 10, 2026'],
    ['repository', 'Controls the repository ada/circuits · by a file in the repository · checked 3 days ago'],
    ['contract', 'Deployed a contract · by signature of who deployed it · checked 3 days ago'],
    ['collection', 'Holds 3 pieces of a collection · by signature of the wallet that holds them · checked 3 days ago'],
    ['telegram', 'Is ada_builds on Telegram · by signing in there · checked 3 days ago'],
    ['x', 'Is @Ada_Builds on X · by signing in there · checked 3 days ago'],
    ['seat', 'Belongs to the team of Tidepool · the project said yes · checked 3 days ago'],
  ] as const)('of the kind %s has words of its own', (kind, words) => {
    expect(lineIn('en', of(kind))).toBe(words);
  });

  it.each([
    ['en', 'Belongs to the team of a project · the project said yes · checked 3 days ago'],
    ['fr', 'Fait partie de l’équipe d’un projet · le projet a dit oui · vérifié il y a 3 jours'],
    ['zh', '属于某个项目的团队 · 项目已确认 · 3天前核对'],
  ] as const)('in %s names no project that is gone or that the reader does not see', (language, words) => {
    expect(lineIn(language, { ...of('seat'), name: null })).toBe(words);
  });

  it.each([
    ['en', 'checked on Nov 18, 2026'],
    ['fr', 'vérifié le 18 nov. 2026'],
    ['zh', '2026年11月18日核对'],
  ] as const)('in %s from a week on is checked on a day, in a whole sentence', (language, words) => {
    const proof = { ...of('domain'), checkedAt: '2026-11-18T09:00:00.000Z' };
    expect(factWords(proof, sayIn(language), timesIn(language))).toContain(words);
  });

  it('names no part of an address in a line: it is shown whole or not at all (D69)', () => {
    for (const language of ['en', 'fr', 'zh'] as const)
      for (const proof of shownProofs) expect(lineIn(language, proof)).not.toContain('0x');
    expect(claimWords(of('contract'), sayIn('en'))).toBe('Deployed this contract');
  });

  it('is said in each language for each kind', () => {
    for (const language of ['en', 'fr', 'zh'] as const)
      expect(new Set([...PROOF_KINDS, 'x' as const].map((kind) => lineIn(language, of(kind)))).size).toBe(
        PROOF_KINDS.length + 1,
      );
  });
});

it('that was looked at just now says so, which is no order to look', () => {
  const now = { ...timesIn('zh'), isNow: () => true };
  expect(proofLine(of('domain'), sayIn('zh'), now)).toBe('控制 ada.example · 通过 DNS 记录 · 刚刚核对');
});

it('of a kind that this release does not know is left out', () => {
  const next = { kind: 'next' as ShownProof['kind'], state: 'proven' as const };
  expect(strongestFirst([next, of('wallet')])).toEqual([of('wallet')]);
});

describe('where there is room for one proof', () => {
  it('it is one that holds, and of these the hardest to come by', () => {
    expect(strongestFirst(shownProofs).map(({ kind }) => kind)).toEqual([
      'contract',
      'domain',
      'repository',
      'collection',
      'telegram',
      'x',
      'seat',
      'wallet',
      'github',
    ]);
  });
});
