import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations, resolve } from '../contract.ts';
import { jobKind } from '../jobs/job-kind.ts';
import { runDueJobs } from '../jobs/worker.ts';
import { newMatch } from '../testing/fixtures.ts';
import { createTestApp, methodOf, type TestApp, type TestUser } from '../testing/test-app.ts';

// The log never contains what people wrote or searched for, nor their credentials. Every field of every operation carries a mark that no line may
// contain, and so do headers, queries, errors and jobs.

const MARK = 'Meetmeatfive';

let ctx: TestApp;
let user: TestUser;
let ids: string[];
const lines: string[] = [];

beforeAll(async () => {
  ctx = await createTestApp({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  user = await ctx.signIn({ handle: `${MARK}_handle`, name: `${MARK} name` }, 'premium_plus');
  const partner = await ctx.signIn('partner');
  const own = await ctx.newProfile(user, { name: `${MARK} profile`, bio: MARK });
  const other = await ctx.newProfile(partner);
  const { conversationId } = await newMatch(ctx, { user, profileId: own._id }, { user: partner, profileId: other._id });
  ids = [own._id, other._id, conversationId];
});
beforeEach(() => void lines.splice(0));
afterEach(() => {
  const secrets = [MARK, ...Object.values(user.headers).flatMap((value) => value.replace('Bearer ', '').split('.'))];
  for (const line of lines)
    for (const secret of secrets) expect(line.toLowerCase()).not.toContain(secret.toLowerCase());
});
afterAll(() => ctx.close());

const logged = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
const requestLines = () => logged().filter(({ msg }) => msg === 'request');

type Schema = Readonly<Record<string, unknown>>;
const object = (value: unknown): Schema => Object(value);
/** Values for a schema with the mark in each text, one for each of its variants. */
function marked(schema: unknown): unknown[] {
  const known = object(schema);
  if (typeof known['$ref'] === 'string') return marked(resolve(known['$ref']));
  if ('const' in known) return [known['const']];
  if (Array.isArray(known['enum'])) return [known['enum'][0]];
  if (Array.isArray(known['oneOf'])) return known['oneOf'].flatMap(marked);
  const [type] = [known['type']].flat();
  if (type === 'object') {
    const fields = Object.entries(object(known['properties'])).map(([name, field]) => [name, marked(field)] as const);
    const variants = Math.max(1, ...fields.map(([, values]) => values.length));
    return Array.from({ length: variants }, (_, variant) =>
      Object.fromEntries(fields.map(([name, values]) => [name, values[variant % values.length]])),
    );
  }
  if (type === 'array') return marked(known['items']).map((item) => [item]);
  if (type === 'integer' || type === 'number') return [known['minimum'] ?? 1];
  if (type === 'boolean') return [true];
  if (known['format'] === 'uuid') return ids;
  return known['format'] === 'uri' ? [`https://pbs.twimg.com/${MARK}?${MARK}=${MARK}`] : [MARK];
}

const SIGNED_OUT = { authorization: `Bearer ${MARK}.${MARK}.${MARK}`, 'privy-id-token': `${MARK}.${MARK}.${MARK}` };

describe.each([...operations.values()])('$id', (operation) => {
  it('logs nothing that was sent, only who asked for what', async () => {
    const texts = [MARK, `"${MARK}`, `{"content":"${MARK}"`];
    for (const id of ids) {
      const path = operation.path.replaceAll(/\{\w+\}/g, id);
      const query = operation.parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => `${name}=${String(marked(schema)[0])}`);
      // Whom nobody knows is not told more at another place: a deep run tries them at each.
      const nobody = id === ids[0] || process.env['DEEP'] !== undefined ? [SIGNED_OUT, {}] : [];
      for (const tokens of [user.headers, ...nobody]) {
        for (const payload of [...(operation.body === null ? [undefined] : marked(operation.body)), ...texts]) {
          await ctx.app.inject({
            method: methodOf(operation),
            url: `/v1${path}?${[...query, `${MARK}=${MARK}`].join('&')}`,
            headers: {
              ...tokens,
              cookie: MARK,
              referer: `http://localhost/${MARK}`,
              'user-agent': MARK,
              'x-forwarded-for': MARK,
              'idempotency-key': MARK,
              ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(payload === undefined
              ? {}
              : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
          });
        }
      }
    }
    const known = requestLines().filter(({ userId }) => userId === user.id);
    expect(known.length).toBeGreaterThan(0);
    for (const line of known) {
      expect(line).toMatchObject({
        requestId: expect.any(String),
        operationId: operation.id,
        method: methodOf(operation),
      });
      expect(line['path']).not.toContain('?');
    }
  });
});

/** Sends a message to a new match, since the operations above have deleted the existing ones. */
async function send(content: string) {
  const [sender, partner] = [await ctx.signIn(`sender_of_${content.length}`), await ctx.signIn('receiver')];
  const [own, other] = [await ctx.newProfile(sender), await ctx.newProfile(partner)];
  const { conversationId } = await newMatch(
    ctx,
    { user: sender, profileId: own._id },
    { user: partner, profileId: other._id },
  );
  lines.splice(0);
  return ctx.call('sendMessage', {
    as: sender,
    query: { profileId: own._id },
    body: { type: 'text', conversationId, clientId: randomUUID(), content },
  });
}

describe('a job', () => {
  it('that fails is logged by its id, its kind and the request that asked for it, and keeps nobody’s words', async () => {
    const away = vi.spyOn(ctx.realtime, 'publish').mockRejectedValue(new Error('The broker is away.'));
    expect((await send(MARK)).status).toBe(201);
    await ctx.runJobs();
    away.mockRestore();
    const [request] = requestLines();
    expect(logged()).toContainEqual(
      expect.objectContaining({
        level: 40,
        task: 'publish-message',
        jobId: expect.any(Number),
        attempt: 1,
        requestId: request?.['requestId'],
        err: expect.objectContaining({ message: 'The broker is away.' }),
      }),
    );
    const { rows } = await ctx.database.pool.query('select * from graphile_worker._private_jobs');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(MARK);
  });

  it('that the database refuses keeps no value in the log or the queue', async () => {
    const kind = jobKind({ name: 'broken', class: 'background', payload: {}, attempts: 5, whenGivenUp: 'keep' });
    const run = async (): Promise<void> => void (await sql`select ${MARK}::integer`.execute(ctx.database.db));
    await ctx.database.pool.query("select graphile_worker.add_job('broken', '{\"payload\": {}}')");
    await runDueJobs(ctx.database.pool, [{ kind, run }], ctx.app.log);
    expect(logged()).toContainEqual(
      expect.objectContaining({ task: 'broken', err: expect.objectContaining({ code: '22P02' }) }),
    );
    const { rows } = await ctx.database.pool.query(
      "select last_error from graphile_worker.jobs where task_identifier = 'broken'",
    );
    expect(rows).toEqual([{ last_error: 'invalid input syntax for type integer: …' }]);
  });
});

it('a row that the database refuses is not in the log', async () => {
  await ctx.database.pool.query(
    `alter table messages drop constraint if exists no_marks, add constraint no_marks check (content <> '${MARK} again')`,
  );
  expect((await send(`${MARK} again`)).status).toBe(500);
  expect(logged()).toContainEqual(
    expect.objectContaining({
      level: 50,
      operationId: 'sendMessage',
      userId: expect.any(String),
      err: expect.objectContaining({ code: '23514', constraint: 'no_marks' }),
    }),
  );
});

it('the way back from the sign-in leaves no code', async () => {
  await ctx.app.inject({
    url: `/home?privy_oauth_code=${MARK}&privy_oauth_state=${MARK}`,
    headers: { accept: 'text/html' },
  });
  await ctx.app.inject({ url: `/nowhere?${MARK}` });
  expect(requestLines()).toMatchObject([
    { method: 'GET', path: '/home' },
    { method: 'GET', path: '/nowhere' },
  ]);
});

it('an upload that its sender breaks off is no failure of the server', async () => {
  const address = await ctx.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  const reading = once(ctx.app.server, 'request');
  socket.write('POST /v1/profiles HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
  socket.write(`authorization: ${user.headers['authorization'] ?? ''}\r\ncontent-length: 1000\r\n\r\n{"name":"${MARK}`);
  await reading;
  socket.resetAndDestroy();
  await expect.poll(() => requestLines()).toMatchObject([{ path: '/v1/profiles', isAborted: true }]);
  expect(logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
