import { expect, it } from 'vitest';
import { keepRunning, type Run } from './keep-running.ts';

/** A run that ends at once. */
const brief = (): Run => ({
  ready: Promise.resolve(),
  exited: Promise.resolve('exit 7'),
  stop: () => Promise.resolve(),
});
const unready = (): Run => ({ ...brief(), ready: Promise.reject(new Error('no')) });

it('gives up once on a program that keeps ending, after starting it five times', async () => {
  let starts = 0;
  const said: string[] = [];
  const line = await new Promise<string>((giveUp) => {
    keepRunning({
      name: 'It',
      start: () => ((starts += 1) === 1 ? brief() : unready()),
      say: (words) => said.push(words),
      giveUp,
      restartAfterMs: 0,
    });
  });
  expect(line).toBe('It keeps stopping (exit 7). The lines above say why.');
  expect(starts).toBe(5);
  expect(said).toEqual(Array(4).fill('It stopped (exit 7). Starting it again …'));
});

it('does not restart a run that was stopped', async () => {
  let starts = 0;
  let end: (how: string) => void = () => undefined;
  const exited = new Promise<string>((resolve) => {
    end = resolve;
  });
  const kept = keepRunning({
    name: 'It',
    start: () => ((starts += 1), { ...brief(), exited, stop: async () => end('exit 0') }),
    say: expect.unreachable,
    giveUp: expect.unreachable,
    restartAfterMs: 0,
  });
  await kept.ready;
  await kept.stop();
  await exited;
  expect(starts).toBe(1);
});

it('does not retry a run that fails in its first start', async () => {
  let starts = 0;
  const kept = keepRunning({
    name: 'It',
    start: () => ((starts += 1), unready()),
    say: expect.unreachable,
    giveUp: expect.unreachable,
    restartAfterMs: 0,
  });
  await expect(kept.ready).rejects.toThrow('no');
  expect(starts).toBe(1);
});
