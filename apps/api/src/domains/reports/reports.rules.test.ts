import { POLICIES, SEVERITIES } from '@mutuals/text/policies';
import { describe, expect, it } from 'vitest';
import type { ReportSubjectType } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { appealUntil } from './appeals.rules.ts';
import { checkDecision, type DecisionInput } from './decision-input.rules.ts';
import { GUEST_WEIGHT, NEWCOMER_MS, urgencyOf, weightOf } from './reports.rules.ts';
import { statementTexts } from './statement.data.ts';
import { excerptOf, forGoodIn, type Stated, statementOf } from './statement.rules.ts';

describe('what a report weighs', () => {
  it('is the share of the reporter’s decided reports that led to a measure, drawn to one while they are few', () => {
    const weigh = (decided: number, upheld: number) => weightOf({ decided, upheld });
    expect([weigh(0, 0), weigh(2, 1)]).toEqual([1, 1]);
    expect([weigh(1, 1), weigh(1, 0)]).toEqual([4 / 3, 2 / 3]);
    expect([weigh(98, 98), weigh(98, 0)]).toEqual([1.98, 0.02]);
  });

  it('is half for a guest', () => expect(GUEST_WEIGHT).toBe(0.5));
});

describe('what is read first', () => {
  const urgency = (reason: 'scam' | 'spam', isNewcomer: boolean, weight: number) =>
    urgencyOf({ reason, isNewcomer, weight });

  it('is what cannot wait, then people who are new, then what many report (D66)', () => {
    const places = [
      urgency('scam', true, 3),
      urgency('scam', true, 0),
      urgency('scam', false, 3),
      urgency('scam', false, 2.99),
      urgency('spam', true, 3),
      urgency('spam', true, 0),
      urgency('spam', false, 3),
      urgency('spam', false, 2.99),
    ];
    expect(places).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('cannot wait if it endangers somebody, or their money', () => {
    const reasons = [
      'scam',
      'impersonation',
      'spam',
      'harassment',
      'hate',
      'sexual',
      'violence',
      'minor',
      'illegal',
      'other',
    ] as const;
    const urgent = reasons.filter((reason) => urgencyOf({ reason, isNewcomer: false, weight: 0 }) === 4);
    expect(urgent).toEqual(['scam', 'violence', 'minor', 'illegal']);
  });

  it('is new for seven days', () => expect(NEWCOMER_MS).toBe(7 * DAY_MS));
});

it('a decision can be appealed for six months (D67)', () => {
  expect(appealUntil(new Date('2026-11-20T09:00:00.000Z'))).toEqual(new Date('2027-05-20T09:00:00.000Z'));
});

describe('what a decision needs', () => {
  const grounds = { policy: 'scam', severity: 'medium', facts: 'They asked for money first.' } as const;
  const strikeDays = SEVERITIES.find(({ code }) => code === 'medium')?.strikeDays;
  const attempt = (input: DecisionInput, type: ReportSubjectType): unknown => {
    try {
      return checkDecision(input, type);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.details.errors?.map(({ path, code }) => `${path} ${code}`) ?? error.code;
    }
  };
  const check = (input: DecisionInput, type: ReportSubjectType = 'profile') => attempt({ ...grounds, ...input }, type);

  it('are its grounds, but for a dismissal', () => {
    expect(check({ measure: 'none' })).toEqual({ measure: 'none', facts: grounds.facts });
    expect(checkDecision({ measure: 'none' }, 'message')).toEqual({ measure: 'none', facts: '' });
    expect(check({ measure: 'warn', facts: '' })).toEqual(['body/facts required']);
    const { policy, severity, facts } = grounds;
    expect(attempt({ measure: 'warn', severity, facts }, 'profile')).toEqual(['body/policy required']);
    expect(attempt({ measure: 'warn', policy, facts }, 'profile')).toEqual(['body/severity required']);
  });

  it.each<[DecisionInput['measure'], readonly ReportSubjectType[]]>([
    ['hide_field', ['profile', 'group', 'link']],
    ['hide_picture', ['profile', 'group', 'picture']],
    ['warn', ['profile', 'group', 'link', 'picture', 'message']],
    ['hide_profile', ['profile', 'group', 'link', 'picture', 'message']],
    ['mute', ['profile', 'group', 'link', 'picture', 'message']],
    ['suspend', ['profile', 'group', 'link', 'picture', 'message']],
  ])('is a thing that it can be taken on: %s', (measure, types) => {
    const all = ['profile', 'group', 'link', 'picture', 'message'] as const;
    const input = { measure, field: 'bio', picture: 'a'.repeat(64), days: 3 } as const;
    expect(all.filter((type) => check(input, type) !== 'measure_not_possible')).toEqual(types);
  });

  it('is what it hides, unless that is what was reported', () => {
    expect(check({ measure: 'hide_field' })).toEqual(['body/field required']);
    expect(check({ measure: 'hide_field' }, 'group')).toEqual(['body/field required']);
    expect(check({ measure: 'hide_field' }, 'link')).toMatchObject({ field: null });
    expect(check({ measure: 'hide_field', field: 'bio' })).toMatchObject({ field: 'bio' });
    expect(check({ measure: 'hide_picture' })).toEqual(['body/picture required']);
    expect(check({ measure: 'hide_picture' }, 'picture')).toMatchObject({ picture: null });
  });

  it('is how long it is in force: a warning as its strike, a suspension also for good, no messages for 1 to 30 days', () => {
    const daysOf = (input: DecisionInput) => Object(check(input)).days ?? check(input);
    expect(daysOf({ measure: 'warn', days: 3 })).toBe(strikeDays);
    expect([daysOf({ measure: 'hide_profile' }), daysOf({ measure: 'hide_profile', days: 3 })]).toEqual([
      strikeDays,
      3,
    ]);
    expect(check({ measure: 'suspend' })).toMatchObject({ days: null });
    expect(daysOf({ measure: 'suspend', days: 60 })).toBe(60);
    expect(daysOf({ measure: 'mute' })).toEqual(['body/days required']);
    expect([daysOf({ measure: 'mute', days: 30 }), daysOf({ measure: 'mute', days: 31 })]).toEqual([
      30,
      ['body/days too_large'],
    ]);
  });
});

describe('a statement of reasons (D67)', () => {
  const [policy] = POLICIES;
  if (policy === undefined) throw new Error('There are no rules');
  const stated: Stated = {
    language: 'en',
    type: 'profile',
    content: { name: 'Mallory', texts: [{ field: 'bio', text: 'Send me BNB.' }], pictures: [] },
    measure: 'hide_field',
    field: 'bio',
    policy,
    facts: 'You asked for money first.',
    endsAt: new Date('2026-12-20T09:00:00.000Z'),
    awaitsConfirmation: false,
    appealUntil: new Date('2027-05-20T09:00:00.000Z'),
  };
  const state = (more: Partial<Stated>) => statementOf({ ...stated, ...more });

  it.each(['en', 'fr', 'zh'] as const)('says all that there is to say, and leaves no gap (%s)', (language) => {
    for (const type of ['profile', 'group', 'link', 'picture', 'message', 'account'] as const)
      for (const measure of ['warn', 'hide_field', 'hide_picture', 'hide_profile', 'mute', 'suspend'] as const) {
        const field = measure === 'hide_field' ? (type === 'link' ? 'link' : 'bio') : null;
        const statement = state({ language, type, measure, field });
        const { rule, ...texts } = statement;
        expect(rule).toEqual({ number: policy.number, title: policy.title[language], words: policy.rule[language] });
        for (const text of Object.values(texts)) expect(text).toMatch(/^[^{}]+$/);
      }
    expect(state({ language }).what).toContain('Mallory');
    expect(state({ language }).measure).toContain(statementTexts[language].field.bio);
  });

  it('says until when, in the time of no place: at its end, until a second person confirms it, or for good', () => {
    expect(state({}).duration).toContain('December 20, 2026 at 9:00 AM UTC');
    expect(state({}).appeal).toContain('May 20, 2027 at 9:00 AM UTC');
    const kinds = [
      state({ measure: 'suspend', field: null }),
      state({ measure: 'suspend', field: null, awaitsConfirmation: true }),
      state({ measure: 'suspend', field: null, endsAt: null }),
      state({ measure: 'warn', field: null }),
    ].map(({ duration }) => duration);
    expect(new Set(kinds).size).toBe(4);
    expect(kinds[2]).toBe(forGoodIn('en'));
    expect(kinds[3]).toContain('The warning counts until');
    expect(kinds[0]).toContain('Then it ends by itself');
  });

  it('quotes the first two hundred characters, whole ones', () => {
    expect(excerptOf({ ...stated.content, texts: [{ field: 'bio', text: '🦊'.repeat(201) }] })).toBe('🦊'.repeat(200));
    expect(excerptOf({ ...stated.content, texts: [] })).toBe('');
    const message = { ...stated.content, texts: [{ field: 'message' as const, text: 'You fool.' }] };
    expect(state({ type: 'message', content: message }).what).toContain('You fool.');
  });
});
