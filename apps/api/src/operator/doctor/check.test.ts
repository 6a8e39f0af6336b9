import { expect, it } from 'vitest';
import { Ails, runChecks } from './check.ts';

it('a check gets no longer than all of them may take', async () => {
  const silent = { name: 'silent', timeLimitMs: 60_000, look: () => new Promise<null>(() => undefined) };
  expect(await runChecks([silent], 20)).toMatchObject([{ lines: ['there was no answer within 0.02 s.'] }]);
});

it('a check that never answers ends in its time, and one that fails stops no other', async () => {
  const findings = await runChecks([
    { name: 'silent', timeLimitMs: 20, look: () => new Promise(() => undefined) },
    { name: 'broken', look: async () => Promise.reject(new Error('It broke\n  in two lines')) },
    { name: 'ill', look: async () => Promise.reject(new Ails('one', 'two')) },
    { name: 'absent', look: async () => null },
    { name: 'well', look: async () => 'all is well.' },
  ]);
  expect(findings).toEqual([
    { check: 'silent', state: 'ails', lines: ['there was no answer within 0.02 s.'] },
    { check: 'broken', state: 'ails', lines: ['It broke in two lines'] },
    { check: 'ill', state: 'ails', lines: ['one', 'two'] },
    { check: 'absent', state: 'absent', lines: ['not configured.'] },
    { check: 'well', state: 'well', lines: ['all is well.'] },
  ]);
});
