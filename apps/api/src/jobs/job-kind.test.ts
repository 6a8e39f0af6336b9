import { expect, it } from 'vitest';
import { InvalidPayload, jobKind } from './job-kind.ts';
import { joinJobs } from './join-jobs.ts';

const rule = { class: 'background', attempts: 1, whenGivenUp: 'keep' } as const;
const ID = '01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01';
const fill = jobKind({ ...rule, name: 'fill', payload: { profileId: 'id', seq: 'integer', filter: ['all', 'group'] } });
const nightly = jobKind({ ...rule, name: 'nightly', payload: {}, schedule: '0 3 * * *' });

it('a payload holds ids, numbers and known words, all that its kind names and nothing else', () => {
  const payload = { profileId: ID, seq: 1, filter: 'all' };
  expect(fill.read(payload)).toEqual(payload);
  for (const wrong of [
    undefined,
    null,
    {},
    'all',
    { ...payload, profileId: 'meet me at 5' },
    { ...payload, seq: '1' },
    { ...payload, seq: 1.5 },
    { ...payload, filter: 'meet me at 5' },
    { ...payload, content: 'meet me at 5' },
    { profileId: ID, seq: 1 },
  ])
    expect(() => fill.read(wrong), JSON.stringify(wrong)).toThrow(InvalidPayload);
});

it('an error in a payload names no values', () => {
  const wrong = { profileId: 'meet me at 5', seq: 'meet me', filter: 'at 5' };
  expect(() => fill.read(wrong)).toThrow(/^fill: payload\/profileId .*, payload\/seq .*, payload\/filter /);
  expect(() => fill.read(wrong)).not.toThrow(/meet me|at 5/);
});

it('every kind is joined with what runs it', () => {
  const run = async (): Promise<void> => undefined;
  const jobs = joinJobs({ fill, nightly }, { fill: run, nightly: run });
  expect(jobs.map(({ kind }) => kind.name)).toEqual(['fill', 'nightly']);
});

it('a kind that nothing runs, a name given twice and a scheduled kind with fields end the start', () => {
  const run = async (): Promise<void> => undefined;
  // @ts-expect-error `nightly` has no handler.
  expect(() => joinJobs({ fill, nightly }, { fill: run })).toThrow('The job nightly has no handler.');
  const twin = jobKind({ ...rule, name: 'fill', payload: {} });
  expect(() => joinJobs({ fill, twin }, { fill: run, twin: run })).toThrow('Two kinds of jobs are called fill.');
  const impossible = jobKind({ ...rule, name: 'impossible', payload: { id: 'id' }, schedule: '* * * * *' });
  expect(() => joinJobs({ impossible }, { impossible: run })).toThrow('runs by the clock');
});
