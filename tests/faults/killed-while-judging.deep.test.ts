// `kill -9` of the server between any two steps of a report, a decision, an appeal, its answer, and of asking to go. It is there wholly or not at
// all, and another server does it once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiClient, ApiProblem } from '../../packages/api-client/src/index.ts';
import { type Database, openDatabase } from '../../apps/api/src/database/database.ts';
import { freePorts } from '../support/free-ports.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Mortal, startMortal, until } from './mortal.ts';

interface Server extends Mortal {
  url: string;
}

/** Somebody who is reported, and who reports them. */
interface Trial {
  reporter: Person;
  reported: Person;
  subjectId: string;
  decisionId: string;
}

interface Step {
  name: string;
  /** Who sends it; the team by handle. */
  as(trial: Trial): string;
  send(api: ApiClient, trial: Trial): Promise<unknown>;
  /** What it is refused with when it is done already; null if it may be sent again. */
  doneCode: string | null;
}

const STEPS: readonly Step[] = [
  {
    name: 'a report',
    as: ({ reporter }) => reporter.handle,
    send: (api, { reported }) =>
      api.sendReport({ body: { subject: { type: 'profile', id: reported.profileId }, reason: 'scam' } }),
    doneCode: null,
  },
  {
    name: 'a decision',
    as: () => 'mutuals_admin',
    send: (api, { subjectId }) =>
      api.decideOnReport({
        path: { subjectId },
        body: {
          measure: 'hide_field',
          field: 'bio',
          policy: 'scam',
          severity: 'medium',
          facts: 'They asked for money.',
        },
      }),
    doneCode: 'already_decided',
  },
  {
    name: 'an appeal',
    as: ({ reported }) => reported.handle,
    send: (api, { decisionId }) =>
      api.appealDecision({ path: { id: decisionId }, body: { message: 'It was a quotation.' } }),
    doneCode: 'already_appealed',
  },
  {
    name: 'the answer to an appeal',
    as: () => 'mutuals_owner',
    send: (api, { decisionId }) =>
      api.answerAppeal({ path: { id: decisionId }, body: { outcome: 'granted', message: 'You are right.' } }),
    doneCode: 'already_decided',
  },
  {
    name: 'asking for one’s data',
    as: ({ reported }) => reported.handle,
    send: (api) => api.requestExport(),
    doneCode: null,
  },
  {
    name: 'asking to be deleted',
    as: ({ reported }) => reported.handle,
    send: (api) => api.deleteMe(),
    doneCode: null,
  },
];

/** So that no test lasts minutes: each kills at every third statement. */
const SHARES = [1, 2, 3];

let product: Product;
let database: Database;
let upcoming: Promise<Server>;
let trials = 0;
/** What is stored after each step to which nothing happened, and before all of them. */
const whole = new Map<string | null, unknown>();

beforeAll(async () => {
  product = await startProduct();
  database = openDatabase(product.processes().databaseUrl, { maxConnections: 1 });
  upcoming = startServer();
  const trial = await newTrial();
  whole.set(null, await stored(trial));
  for (const step of STEPS) {
    await sendElsewhere(step, trial);
    whole.set(step.name, await stored(trial));
  }
});
afterAll(async () => {
  await (await upcoming).kill();
  await database.close();
  await product.stop();
});

async function startServer(): Promise<Server> {
  const [port = 0] = await freePorts(1);
  const { databaseUrl } = product.processes();
  const server = await startMortal('apps/api/src/server.ts', databaseUrl, { ...product.env, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, [server]);
  return { ...server, url };
}

/** A server that only this test uses; another one starts meanwhile. */
async function takeServer(): Promise<Server> {
  const server = await upcoming;
  upcoming = startServer();
  return server;
}

const query = async (text: string, values: unknown[]) => (await database.pool.query(text, values)).rows;

async function newTrial(): Promise<Trial> {
  const number = (trials += 1);
  const [reporter, reported] = [await product.join(`reporter_${number}`), await product.join(`reported_${number}`)];
  return { reporter, reported, subjectId: '', decisionId: '' };
}

/** All that is stored of a trial, without ids and times. */
async function stored({ reporter, reported }: Trial): Promise<unknown> {
  const [row] = await query(
    `with person as (select * from users where twitter_username = $1), subject as (
       select report_subjects.* from report_subjects join person on person.id = user_id)
     select (select count(*) from subject) as subjects, (select count(*) from subject where decided_at is not null) as decided,
       (select count(*) from reports where subject_id in (select id from subject)) as reports,
       (select count(*) from report_snapshots where subject_id in (select id from subject)) as snapshots,
       (select coalesce(sum(report_count), 0) from subject) as counted,
       (select count(*) from decisions where user_id = person.id) as decisions,
       (select count(statement) from decisions where user_id = person.id) as statements,
       (select count(*) from decisions where user_id = person.id and ended_at is null) as "inForce",
       (select count(*) from appeals where user_id = person.id) as appeals,
       (select count(*) from appeals where user_id = person.id and outcome is not null) as answers,
       (select array_agg(action order by action) from audit_log where subject = person.id::text and after ->> 'refused' is null) as audited,
       (select array_agg(type order by type) from notifications where user_id = person.id) as told,
       (select array_agg(type order by type) from notifications join users on users.id = user_id where twitter_username = $2) as "reporterTold",
       (select count(*) from data_exports where user_id = person.id) as exports,
       (select array_agg((bio, left_at is null)) from profiles where user_id = person.id) as profiles,
       deletion_due_at is not null as "isLeaving" from person`,
    [reported.handle, reporter.handle],
  );
  return row;
}

/** Reads the ids that later steps need. */
async function findIds(trial: Trial): Promise<void> {
  const [row] = await query(
    `select report_subjects.id as subject, decisions.id as decision from report_subjects left join decisions on subject_id = report_subjects.id
     where report_subjects.profile_id = $1`,
    [trial.reported.profileId],
  );
  trial.subjectId = row?.subject ?? '';
  trial.decisionId = row?.decision ?? '';
}

/** Sends a step to the server that is not killed; it may be done already. */
async function sendElsewhere(step: Step, trial: Trial): Promise<void> {
  await findIds(trial);
  await step.send(await product.clientOf(step.as(trial)), trial).catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.code === step.doneCode)) throw error;
  });
}

/** Sends a step to a server that dies at its `fatal`th statement; COMMIT still reaches the database. Returns whether it died. */
async function sendToMortal(step: Step, trial: Trial, fatal: number): Promise<boolean> {
  const server = await takeServer();
  await findIds(trial);
  const api = await product.clientOf(step.as(trial), server.url);
  let [statements, isDead] = [0, false];
  server.listen((statement) => {
    if (isDead) return false;
    if (statement === 'select 1') return true;
    statements += 1;
    if (statements < fatal) return true;
    isDead = true;
    void server.kill();
    return statement === 'commit';
  });
  const answer = await step.send(api, trial).then(
    () => null,
    (error: unknown) => error,
  );
  server.listen(() => true);
  if (answer !== null && !isDead) throw answer;
  await server.kill();
  return isDead;
}

it.each(STEPS.flatMap((step, place) => SHARES.map((share) => [step.name, share, place] as const)))(
  '%s whose server is killed anywhere is there wholly or not at all, and another server does it once (%i of 3)',
  async (name, share, place) => {
    const before = STEPS[place - 1]?.name ?? null;
    let isDead = true;
    for (let fatal = share; isDead; fatal += SHARES.length) {
      const trial = await newTrial();
      for (const earlier of STEPS.slice(0, place)) await sendElsewhere(earlier, trial);
      const step = STEPS[place]!;
      isDead = await sendToMortal(step, trial, fatal);
      const afterwards = await stored(trial);
      expect([whole.get(before), whole.get(name)], `killed at statement ${fatal}`).toContainEqual(afterwards);
      await sendElsewhere(step, trial);
      expect(await stored(trial), `killed at statement ${fatal}, sent again`).toEqual(whole.get(name));
      if (step.send === STEPS[4]!.send)
        await expect.poll(async () => (await trial.reported.api.getExport()).state).toBe('ready');
    }
  },
);

it.each(STEPS.filter(({ doneCode }) => doneCode === 'already_decided').map((step) => [step.name, step] as const))(
  '%s that two servers get at once, of which one is killed, is there once',
  async (name, step) => {
    for (const fatal of [8, 14, 20]) {
      const trial = await newTrial();
      for (const earlier of STEPS.slice(0, STEPS.indexOf(step))) await sendElsewhere(earlier, trial);
      await Promise.allSettled([sendToMortal(step, trial, fatal), sendElsewhere(step, trial)]);
      expect(await stored(trial), `killed at statement ${fatal}`).toEqual(whole.get(name));
    }
  },
);
