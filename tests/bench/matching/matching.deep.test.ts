import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../apps/api/src/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../apps/api/src/testing/test-database.ts';
import { measure, type Measures } from './measures.ts';
import { ASSUMED } from './people.ts';
import { B_MATCHING, POINTS_ALONE } from './policies.ts';
import { KINDS, Population } from './population.ts';
import { productPolicy } from './product.ts';
import { type Policy, simulate } from './simulate.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** The goals that 300 people can meet; docs/decisions/042-a-deck-that-works-for-everyone.md has those of 5,000. */
it('a week of 300 people gives each of them something (D12, D60, D61)', async () => {
  const population = new Population(KINDS['everyday (10 % Plus)'], 300, 1, ASSUMED);
  const live = async (policy: Policy): Promise<Measures> =>
    measure(await simulate(population, policy, { assumed: ASSUMED, cards: 5, seed: 1 }), ASSUMED);
  const product = await live(productPolicy(database));
  const points = await live(POINTS_ALONE);
  const matching = await live(B_MATCHING);
  expect(product.matchesPer1000 / points.matchesPer1000, 'matches, compared with points alone').toBeGreaterThan(1.2);
  expect(product.matchesPer1000 / matching.matchesPer1000, 'and with a b-matching').toBeGreaterThan(0.82);
  expect(product.answeredPer1000, 'answered').toBeGreaterThan(points.answeredPer1000);
  expect(product.matched, 'with a match').toBeGreaterThan(points.matched);
  expect(Math.max(product.gini, product.giniPlus), 'Gini of exposure').toBeLessThan(0.15);
  expect(product.unseen, 'practically unseen').toBeLessThanOrEqual(0.02);
  expect(product.plusShare, 'Plus of all cards').toBeLessThanOrEqual(0.25);
  expect(product.plusToFree, 'a Plus profile, compared with a free one').toBeGreaterThan(1.5);
  expect(product.newcomerDays, 'days until a newcomer was seen 50 times').toBeLessThanOrEqual(3);
});
