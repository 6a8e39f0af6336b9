// What a rule of order does to a community: `npm run bench:matching`. Lets populations made from a seed live for a week under each
// policy and prints the measures side by side. Makes its own PostgreSQL in a temporary folder, and leaves nothing behind.
//   --sizes 300,5000     also 100000, which takes hours: its in-memory policies compare everybody with everybody
//   --kinds everyday     kinds whose names begin so; all without it
//   --cards 5,15         cards that each active person looks at in a day
//   --days 7             days to live: fewer for a large community, compared with others of as many days
//   --only product,alone policies whose names contain one of these
//   --sample 200         instead: a week that a quick rule deals, then what the product's fills and readings of so many people take and find
//   --curve 5            instead: the schedule's rules in memory, one of their numbers changed at a time, in communities of so many seeds
//   --sensitivity        instead: the everyday community of the first size, with one assumption changed at a time
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { type Database, openDatabase } from '../../../apps/api/src/database/database.ts';
import { migrate } from '../../../apps/api/src/database/migrate.ts';
import { printCurve } from './curve.ts';
import { measure, type Measures, median } from './measures.ts';
import { type Assumptions, ASSUMED, VARIED } from './people.ts';
import { POLICIES, QUICK } from './policies.ts';
import { DAYS, type Kind, KINDS, Population } from './population.ts';
import { type Decision, type ProductPolicy, productPolicy } from './product.ts';
import { randomOf, shuffled } from './random.ts';
import { activeOf, type Policy, simulate, type World } from './simulate.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '300,5000' },
    kinds: { type: 'string', default: '' },
    cards: { type: 'string', default: '5,15' },
    days: { type: 'string', default: String(DAYS) },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    curve: { type: 'string' },
    sensitivity: { type: 'boolean', default: false },
  },
});
const WRITTEN_AT_ONCE = 10_000;
const sizes = values.sizes.split(',').map(Number);
const seed = Number(values.seed);
const days = Number(values.days);
const only = values.only.split(',');
const cardsOfDay = values.cards.split(',').map(Number);
const kinds = Object.entries(KINDS).filter(([name]) => name.startsWith(values.kinds));

/** A dash where nobody measured was shown at all. */
const decimal = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–');
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const COLUMNS: readonly (readonly [string, (row: Measures) => string])[] = [
  ['matches / 1,000 cards', (row) => row.matchesPer1000.toFixed(1)],
  ['answered', (row) => row.answeredPer1000.toFixed(1)],
  ['with a match', (row) => percent(row.matched)],
  ['Gini free', (row) => decimal(row.gini)],
  ['Gini Plus', (row) => decimal(row.giniPlus)],
  ['unseen', (row) => percent(row.unseen)],
  ['newcomer 50×, days', (row) => (Number.isFinite(row.newcomerDays) ? row.newcomerDays.toFixed(1) : `> ${days}`)],
  ['Plus : free', (row) => decimal(row.plusToFree)],
  ['Plus of all cards', (row) => percent(row.plusShare)],
];
const HEAD = `| policy | ${COLUMNS.map(([column]) => column).join(' | ')} |\n|---|${'---:|'.repeat(COLUMNS.length)}`;

if (values.curve === undefined) await onDatabase();
else
  for (const size of sizes)
    for (const named of kinds)
      for (const cards of cardsOfDay) await printCurve({ size, named, cards, seeds: Number(values.curve), days, only });

async function onDatabase(): Promise<void> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'mutuals-bench-'));
  await fs.chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    settings: { shared_buffers: '512MB' },
  });
  const database = openDatabase(server.connectionString, { timeLimitMs: 0 });
  try {
    await migrate(server.connectionString);
    if (values.sample !== undefined) await sampleProduct(database, Number(values.sample));
    else if (values.sensitivity) await compareAssumptions(database);
    else await comparePolicies(database);
  } finally {
    await database.close();
    await server.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

async function comparePolicies(database: Database): Promise<void> {
  for (const size of sizes)
    for (const [name, kind] of kinds)
      for (const cards of cardsOfDay) {
        console.log(`\n## ${size} profiles, ${name}, ${cards} cards a day\n`);
        console.log(HEAD);
        await live(database, { size, kind, cards, assumed: ASSUMED });
      }
}

/** The cost and the recall of fills in communities that are too large to live through the product. */
async function sampleProduct(database: Database, people: number): Promise<void> {
  const [cards = 5] = cardsOfDay;
  for (const size of sizes) {
    const population = new Population(KINDS['everyday (10 % Plus)'], size, seed, ASSUMED);
    const product = productPolicy(database);
    const world = await livedQuickly(population, product, cards);
    await product.beginDay?.(world);
    await database.pool.query('vacuum analyze');
    const actors = shuffled(activeOf(world), randomOf(seed)).slice(0, people);
    for (const actor of actors) await product.deal(world, actor);
    console.log(`\n## ${size} profiles\n\n${costOf(product)}; ${await recallOf(product, actors)}`);
  }
}

/** A week that a quick rule deals, on the product's database. */
async function livedQuickly(population: Population, product: ProductPolicy, cards: number): Promise<World> {
  const waiting: Decision[] = [];
  const flush = () => product.write(waiting.splice(0));
  const quick: Policy = {
    ...product,
    deal: QUICK.deal,
    async beginDay(world) {
      await flush();
      await product.beginDay?.(world);
    },
    async decided(_, actor, decisions) {
      for (const [card, isLike] of decisions) waiting.push({ actor, card, isLike });
      if (waiting.length >= WRITTEN_AT_ONCE) await flush();
    },
  };
  const lived = Promise.withResolvers<World>();
  await product.inBulk(async () => {
    lived.resolve(await simulate(population, quick, { assumed: ASSUMED, cards, seed, days }));
    await flush();
  });
  return lived.promise;
}

async function compareAssumptions(database: Database): Promise<void> {
  const [cards = 5] = cardsOfDay;
  for (const [label, varied] of Object.entries(VARIED)) {
    console.log(`\n## ${label}\n`);
    console.log(HEAD);
    const kind = KINDS['everyday (10 % Plus)'];
    await live(database, { size: sizes[0] ?? 300, kind, cards, assumed: { ...ASSUMED, ...varied } });
  }
}

interface Life {
  size: number;
  kind: Kind;
  cards: number;
  assumed: Assumptions;
}

/** Lets one community live under each policy and prints a row for each. */
async function live(database: Database, { size, kind, cards, assumed }: Life): Promise<void> {
  const population = new Population(kind, size, seed, assumed);
  const product = productPolicy(database);
  for (const policy of [...POLICIES, product].filter(({ name }) => only.some((part) => name.includes(part)))) {
    const world = await simulate(population, policy, { assumed, cards, seed, days });
    const row = measure(world, assumed);
    console.log(`| ${policy.name} | ${COLUMNS.map(([, cell]) => cell(row)).join(' | ')} |`);
    if (policy !== product) continue;
    console.log(`\nThe product: ${costOf(product)}; ${await recallOf(product, activeOf(world))}`);
  }
}

function costOf({ fills, readings }: ProductPolicy): string {
  const ms = (times: readonly number[]): string => median(times).toFixed(1);
  return `a fill takes ${ms(fills)} ms, a reading ${ms(readings)} ms (medians of ${fills.length} and ${readings.length})`;
}

async function recallOf(product: ProductPolicy, actors: readonly number[]): Promise<string> {
  const { cards, pointsLost } = await product.recall(actors.slice(0, 40), 20);
  return `recall@20 ${cards.toFixed(2)}, ${pointsLost.toFixed(1)} points lost a card`;
}
