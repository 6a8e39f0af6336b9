import { expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { createCircuit } from './circuit.ts';

const fail = () => Promise.reject(new Error('away'));
const work = async () => 'done';
const isOutage = (error: unknown) => error instanceof Error && error.message === 'away';

it('opens after so many failures in a row, lets one try after a pause, and closes when that one succeeds', async () => {
  const clock = new FakeClock('2026-11-20T09:00:00.000Z');
  const circuit = createCircuit({ failures: 2, pauseMs: 1000, isOutage }, clock);
  const failing = () => expect(circuit.call(fail)).rejects.toThrow('away');
  await failing();
  expect(await circuit.call(work)).toBe('done');
  await failing();
  expect(circuit.isOpen()).toBe(false);
  await failing();
  expect(circuit.isOpen()).toBe(true);
  clock.advance(1000);
  expect(circuit.isOpen()).toBe(false);
  await failing();
  expect(circuit.isOpen()).toBe(true);
  clock.advance(1000);
  const trying = Promise.withResolvers<string>();
  const trial = circuit.call(() => trying.promise);
  expect(circuit.isOpen()).toBe(true);
  trying.resolve('done');
  expect(await trial).toBe('done');
  expect(circuit.isOpen()).toBe(false);
});

it('tells that it opened once, until it was closed', async () => {
  const clock = new FakeClock('2026-11-20T09:00:00.000Z');
  let openings = 0;
  const circuit = createCircuit({ failures: 2, pauseMs: 1000, isOutage, onOpen: () => (openings += 1) }, clock);
  const failing = () => expect(circuit.call(fail)).rejects.toThrow('away');
  for (let count = 0; count < 2; count += 1) await failing();
  clock.advance(1000);
  await failing();
  expect(openings).toBe(1);
  clock.advance(1000);
  await circuit.call(work);
  for (let count = 0; count < 2; count += 1) await failing();
  expect(openings).toBe(2);
});

it('is not opened by what is about one request, which shows that the service answers', async () => {
  const circuit = createCircuit({ failures: 2, pauseMs: 1000, isOutage }, new FakeClock('2026-11-20T09:00:00.000Z'));
  const refused = () => expect(circuit.call(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  for (let count = 0; count < 5; count += 1) await refused();
  expect(circuit.isOpen()).toBe(false);
  await expect(circuit.call(fail)).rejects.toThrow('away');
  await refused();
  await expect(circuit.call(fail)).rejects.toThrow('away');
  expect(circuit.isOpen()).toBe(false);
});
