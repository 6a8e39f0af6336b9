// A backup of a lived-in database, and what comes of it in another one.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from '../../database/migrate.ts';
import { prepareDatabase } from '../../prepare-database.ts';
import { openDatabase } from '../../database/database.ts';
import { readConfig } from '../../config.ts';
import { type LivedInDatabase, openLivedInDatabase } from '../../testing/lived-in-database.ts';
import { linkTo } from '../../testing/database-link.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { backup } from './backup.ts';
import { dump } from './dump.ts';
import { backupName, folderPlace } from './place.ts';
import { createStorage } from '../../integrations/storage/create-storage.ts';
import { seal } from './seal.ts';
import { withClient } from '../database.ts';
import { call, contentsOf, createEmptyDatabase, query, rulesOf } from '../testing.ts';

const PASSPHRASE = 'correct horse battery staple';

let source: LivedInDatabase;
let folder: string;
/** The store of pictures, which has what the source lists. */
let pictures: string;
let target: TestDatabase;
const env = (changes: Record<string, string> = {}) => ({
  DATABASE_URL: source.connectionString,
  BACKUP_DIR: folder,
  BACKUP_PASSPHRASE: PASSPHRASE,
  PICTURES_DIR: pictures,
  ...changes,
});
const files = async () => (await readdir(folder)).toSorted();

beforeAll(async () => {
  source = await openLivedInDatabase();
  await source.fill();
  // No payment of a chain that the test does not have.
  await source.client.query('truncate chain_cursors, payments cascade');
  await source.client.query(`select setval('deposit_address_index', 41, false);
    insert into graphile_worker._private_tasks (identifier) values ('fill-deck');
    insert into graphile_worker._private_jobs (task_id, payload, locked_at, locked_by) select id, '{"a": 1}', now(), 'dead' from graphile_worker._private_tasks;
    update profiles set bio = e'tab\\t back\\\\slash \\n lines, 王伟 👋 \\\\. and \\\\N' where id = (select min(id::text)::uuid from profiles)`);
});
afterAll(() => source.close());
beforeEach(async () => {
  pictures = await mkdtemp(path.join(os.tmpdir(), 'mutuals-pictures-'));
  for (const width of [160, 320, 640]) await storePicture(width);
  folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-backup-'));
  target = await createEmptyDatabase();
});
afterEach(async () => {
  await target.drop();
  await rm(folder, { recursive: true });
  await rm(pictures, { recursive: true });
});

const PICTURE = `${'a'.repeat(64)}-640x480-abcdefgh`;
const storePicture = (width: number) =>
  createStorage({ kind: 'folder', folder: pictures }).put(`${PICTURE}/${width}.webp`, {
    bytes: Buffer.from('a picture'),
    contentType: 'image/webp',
  });

/** The backup of the source as it is at first. */
let pristine: { name: string; bytes: Buffer } | null = null;

async function newBackup(): Promise<string> {
  expect(await call('backup', env())).toMatchObject({ code: 0, problems: [] });
  return path.join(folder, (await files())[0] ?? '');
}

/** As `newBackup`, made once. */
async function pristineBackup(): Promise<string> {
  if (pristine === null) {
    const file = await newBackup();
    pristine = { name: path.basename(file), bytes: await readFile(file) };
    return file;
  }
  const file = path.join(folder, pristine.name);
  await writeFile(file, pristine.bytes);
  return file;
}
/** The settings of a chain that nobody asks. */
const CHAIN = {
  BSC_RPC_URL: 'http://127.0.0.1:1',
  CHAIN_ID: '97',
  DEPOSIT_XPUB:
    'xpub6EFHUEbYV13535ChA9yg5xZTWowwFCmFoWnhLbwkd91xHoirGu89GTZwBSUBnBpFeY5EV2cgof8yuyDnkeGALcD8DgGYJSiQfkxKpunWTX1',
};

/** A backup that is made while `meanwhile` runs: after its snapshot was taken, and before its sequences are read. */
async function backupWhile(chainIds: readonly number[], meanwhile = ''): Promise<void> {
  await source.client.query(
    `insert into chain_cursors (chain_id, block_number, block_hash, block_time, updated_at)
     select unnest($1::integer[]), 7, '0x7', now(), now()`,
    [chainIds],
  );
  const now = new Date('2026-11-25T03:00:00.000Z');
  await withClient(source.connectionString, async (client) => {
    const frames = async function* (): AsyncGenerator<Buffer> {
      let isFirst = true;
      for await (const each of dump(client, now, () => undefined)) {
        if (isFirst) await query(source.connectionString, meanwhile);
        isFirst = false;
        yield each;
      }
    };
    const packed = pipeline(Readable.from(frames()), createGzip(), () => undefined);
    await folderPlace(folder).write(backupName(now), seal(packed, PASSPHRASE));
  });
  await source.client.query('delete from chain_cursors');
}
const restore = (args = 'latest', changes: Record<string, string> = {}) =>
  call(`restore ${args}`, env({ DATABASE_URL: target.connectionString, ...changes }));

describe('a restored database', () => {
  it('has every row, sequence, key and trigger of the one that was backed up', async () => {
    await pristineBackup();
    const said = await restore();
    expect(said).toMatchObject({ code: 0, problems: [] });
    expect(said.lines[0]).toMatch(
      /^mutuals-2026-11-25T03-00-00-000Z\.backup of 2026-11-25T03:00:00\.000Z is restored: 2 people/,
    );
    const [wanted, found] = [await contentsOf(source.connectionString), await contentsOf(target.connectionString)];
    // D16, D77: addresses that were given out after the backup are not given out again.
    expect(found.get('public.deposit_address_index')).toBe('1 100041false');
    const [jobs] = await query(
      target.connectionString,
      'select count(*)::integer as n, count(locked_at)::integer as held from graphile_worker._private_jobs',
    );
    expect(jobs).toEqual({ n: 1, held: 0 });
    for (const apart of [
      'public.deposit_address_index',
      'public.schema_migrations',
      'graphile_worker.migrations',
      'graphile_worker._private_jobs',
    ])
      for (const contents of [wanted, found]) contents.delete(apart);
    expect([...wanted.keys()].length).toBeGreaterThan(60);
    expect(found).toEqual(wanted);
    expect(await rulesOf(target.connectionString)).toEqual(await rulesOf(source.connectionString));
  });

  it('knows as skipped also the addresses that were given out while the backup was made', async () => {
    const [standing] = await query<{ first: number }>(
      source.connectionString,
      'select max(next_index)::integer as first from skipped_addresses',
    );
    const first = standing?.first ?? 0;
    await backupWhile(
      [97],
      `select setval('deposit_address_index', ${first}, false); select nextval('deposit_address_index')`,
    );
    await source.client.query(`select setval('deposit_address_index', 41, false)`);
    expect(await restore('latest', CHAIN)).toMatchObject({ code: 0, problems: [] });
    expect(
      await query(
        target.connectionString,
        'select first_index::integer as first, next_index::integer as next from skipped_addresses order by first_index desc limit 1',
      ),
    ).toEqual([{ first, next: first + 1 + 100_000 }]);
  });

  it('is whole before its mark goes: a server that waits for that starts at once', async () => {
    await pristineBackup();
    await query(
      target.connectionString,
      `create schema probe;
       create function probe.look() returns event_trigger language plpgsql as $$ begin
         if exists (select from pg_event_trigger_dropped_objects() where object_identity = 'public.unfinished_restore')
           and not exists (select from pg_stats where schemaname = 'public' and tablename = 'users')
         then raise exception 'It was not analysed.'; end if;
       end $$;
       create event trigger probe on sql_drop execute function probe.look()`,
    );
    expect(await restore()).toMatchObject({ code: 0, problems: [] });
  });

  it('may know a chain of before, beside the one that is configured', async () => {
    await backupWhile([56, 97]);
    expect(await restore('latest', CHAIN)).toMatchObject({ code: 0, problems: [] });
  });

  it('of an older version has the schema of this one', async () => {
    const migrations = await readMigrations();
    const before = migrations.filter(({ name }) => name < '0270');
    const old = await openLivedInDatabase();
    await old.client.query('drop schema graphile_worker cascade');
    await old.migrateAnew(before);
    await old.fill();
    await old.client.query('truncate chain_cursors, payments cascade');
    expect(await call('backup', env({ DATABASE_URL: old.connectionString }))).toMatchObject({ code: 0 });
    await old.close();
    expect(await restore()).toMatchObject({ code: 0, problems: [] });
    expect(await query(target.connectionString, 'select from schema_migrations')).toHaveLength(migrations.length);
    expect(await query(target.connectionString, 'select from profiles')).toHaveLength(2);
  });
});

describe('the pictures of a restored database', () => {
  it('are in the store, in each size, or are counted, the first ones by their key', async () => {
    await pristineBackup();
    expect((await restore()).lines).toContain('The store has all 1 pictures that somebody owns.');
    await target.drop();
    target = await createEmptyDatabase();
    await rm(path.join(pictures, PICTURE, '320.webp'));
    const said = await restore();
    expect(said).toMatchObject({
      code: 1,
      problems: [
        `The database is restored, and the store lacks 1 of 1 pictures: ${PICTURE}/320.webp. Bring them back by the store's own backup.`,
      ],
    });
    expect(said.lines[0]).toMatch(/is restored: 2 people/);
    // A server may start on it: the store can be mended beside it.
    expect(await query(target.connectionString, 'select from users')).toHaveLength(2);
    expect(await call('migrate --plan', env({ DATABASE_URL: target.connectionString }))).toMatchObject({ code: 0 });
  });

  it('are not taken for missing where the store does not answer', async () => {
    await pristineBackup();
    const s3 = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' };
    const said = await restore('latest', { ...s3, PICTURES_DIR: '', S3_SECRET_ACCESS_KEY: 'secret' });
    expect(said).toMatchObject({
      code: 1,
      problems: [expect.stringMatching(/^The database is restored, and the store of pictures does not answer/)],
    });
    expect(await query(target.connectionString, 'select from users')).toHaveLength(2);
  });
});

describe('a backup', () => {
  it('shows nothing of what is in it, and is for its owner alone', async () => {
    const file = await newBackup();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const bytes = await readFile(file);
    for (const text of ['Builds.', 'profiles', 'mutuals"', PASSPHRASE]) expect(bytes.includes(text)).toBe(false);
  });

  it('keeps as many as it should, and never deletes one before the new one was read', async () => {
    const clock = new FakeClock('2026-11-25T03:00:00.000Z');
    const other = path.join(folder, 'notes.txt');
    await writeFile(other, 'not a backup');
    for (let night = 0; night < 4; night += 1) {
      expect(await call('backup', env({ BACKUP_KEEP: '2' }), clock)).toMatchObject({ code: 0 });
      clock.advance(86_400_000);
    }
    expect(await files()).toEqual([
      'mutuals-2026-11-27T03-00-00-000Z.backup',
      'mutuals-2026-11-28T03-00-00-000Z.backup',
      'notes.txt',
    ]);
  });

  /** Makes a backup in a bucket that answers as the test says once the backup is in it; and what was asked of it. */
  async function backupInBucket(
    answers: Record<'GET' | 'DELETE', (response: ServerResponse) => void>,
    mark = (response: ServerResponse): unknown => response.setHeader('etag', '"1"').end(),
  ) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.method ?? '');
      request.resume().on('end', () => {
        if (request.method === 'GET' || request.method === 'DELETE') answers[request.method](response);
        else if (request.url?.endsWith('.backup.unreadable') === true) mark(response);
        else if (request.method === 'PUT') response.setHeader('etag', '"1"').end();
        else if (request.url?.includes('uploadId') === true)
          response.end('<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>');
        else response.end('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>');
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The store is not listening.');
    const store = {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const said = await call('backup', env({ BACKUP_DIR: '', PICTURES_DIR: '', BACKUP_BUCKET: 'backups', ...store }));
    server.closeAllConnections();
    server.close();
    return { ...said, asked };
  }

  it('stays when the connection is lost while it is read again', async () => {
    const { code, problems, asked } = await backupInBucket({
      GET: (response) => response.destroy(),
      DELETE: (response) => response.writeHead(204).end(),
    });
    expect([code, problems]).toEqual([1, ['the bucket backups cannot be read: it does not answer.']]);
    expect(asked).toEqual(['POST', 'PUT', 'POST', 'GET']);
  });

  it('that cannot be read again is deleted, or named where it cannot be', async () => {
    const cannotBeRead =
      'What was written to the bucket backups cannot be read again: The file is no backup of Mutuals.';
    const GET = (response: ServerResponse) => void response.end('something else');
    expect(await backupInBucket({ GET, DELETE: (response) => response.writeHead(204).end() })).toMatchObject({
      code: 1,
      problems: [cannotBeRead],
      asked: ['POST', 'PUT', 'POST', 'GET', 'DELETE'],
    });
    const denied = (response: ServerResponse) =>
      void response
        .writeHead(403, { 'content-type': 'application/xml' })
        .end('<Error><Code>AccessDenied</Code></Error>');
    const notDeleted = [cannotBeRead, 'the bucket backups cannot be written: it says AccessDenied.'];
    expect(await backupInBucket({ GET, DELETE: denied })).toMatchObject({
      code: 1,
      problems: [
        ...notDeleted,
        'mutuals-2026-11-25T03-00-00-000Z.backup is marked by a file beside it, and counts as no backup any more. Delete both yourself.',
      ],
      asked: ['POST', 'PUT', 'POST', 'GET', 'DELETE', 'PUT'],
    });
    expect(await backupInBucket({ GET, DELETE: denied }, denied)).toMatchObject({
      code: 1,
      problems: [
        ...notDeleted,
        'Delete mutuals-2026-11-25T03-00-00-000Z.backup yourself: a restore of "latest" would take it.',
      ],
    });
  });

  it('is not deleted itself by the ones of a clock that was ahead', async () => {
    const clock = new FakeClock('2026-11-25T03:00:00.000Z');
    await writeFile(path.join(folder, 'mutuals-2027-01-01T03-00-00-000Z.backup'), 'of a clock that was ahead');
    expect(await call('backup', env({ BACKUP_KEEP: '1' }), clock)).toMatchObject({ code: 0 });
    expect(await files()).toContain('mutuals-2026-11-25T03-00-00-000Z.backup');
  });

  it.each([
    ['without a passphrase', { BACKUP_PASSPHRASE: '' }, /^BACKUP_PASSPHRASE is missing/],
    ['with a short one', { BACKUP_PASSPHRASE: 'too short' }, /at least 16 characters/],
    ['without a place', { BACKUP_DIR: '' }, /^BACKUP_DIR or BACKUP_BUCKET is missing/],
    ['into what is no folder', { BACKUP_DIR: '/dev/null' }, /^\/dev\/null cannot be used: /],
    [
      'of a database that is away',
      { DATABASE_URL: 'postgres://a:canary-4711@127.0.0.1:1/x' },
      /does not answer \(ECONNREFUSED\)\.$/,
    ],
    [
      'with a file that is not there',
      { BACKUP_PASSPHRASE: '', BACKUP_PASSPHRASE_FILE: '/nowhere' },
      /BACKUP_PASSPHRASE_FILE cannot be read/,
    ],
  ])('%s is not made, and says why in one line', async (_, changes, line) => {
    const said = await call('backup', env(changes));
    expect(said).toMatchObject({ code: 1, lines: [], problems: [expect.stringMatching(line)] });
    expect(JSON.stringify(said)).not.toMatch(/canary-4711|too short/);
    expect(await files()).toEqual([]);
  });

  it('that fills the disk leaves nothing behind', async () => {
    const filling = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from('the first part');
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    };
    await expect(folderPlace(folder).write('mutuals.backup', filling())).rejects.toThrow(
      `${folder} cannot be used: its disk is full.`,
    );
    expect(await files()).toEqual([]);
  });

  it.each([
    ['half way', 'copy "public"."users"'],
    ['at once', 'schema_migrations'],
  ])('of a database that falls silent %s is given up, and leaves nothing behind', async (_, last) => {
    const link = await linkTo(source.connectionString, () => (sent) => !sent.includes(last));
    const config = readConfig(env({ DATABASE_URL: link.connectionString }));
    const clock = new FakeClock('2026-11-25T03:00:00.000Z');
    await expect(backup({ config, clock, to: null, silenceMs: 500 })).rejects.toThrow(
      'The database of DATABASE_URL stopped answering during the backup.',
    );
    expect(await files()).toEqual([]);
    await link.close();
  });

  it('does not touch one that is being written at the same moment', async () => {
    const draft = 'mutuals-2026-11-25T03-00-00-000Z.backup.part';
    await writeFile(path.join(folder, draft), 'half');
    expect(await call('backup', env())).toMatchObject({
      code: 1,
      problems: [`${folder} cannot be used: another backup is being written there.`],
    });
    expect(await files()).toEqual([draft]);
  });

  it('that is made says so where an older one cannot be deleted', async () => {
    // A folder is no file.
    const old = path.join(folder, 'mutuals-2026-11-24T03-00-00-000Z.backup');
    await mkdir(old);
    const said = await call('backup', env({ BACKUP_KEEP: '1' }));
    expect(said).toMatchObject({
      code: 1,
      problems: [
        expect.stringMatching(/^The backup is made, but older ones were not deleted: .* cannot be used: \w+\.$/),
      ],
    });
    expect(said.lines[0]).toMatch(/^mutuals-2026-11-25T03-00-00-000Z\.backup is in /);
    expect(await restore('mutuals-2026-11-25T03-00-00-000Z.backup')).toMatchObject({ code: 0 });
  });

  it('of another program’s database is not made', async () => {
    await query(target.connectionString, 'create table orders (id integer)');
    expect(await call('backup', env({ DATABASE_URL: target.connectionString }))).toMatchObject({
      code: 1,
      problems: [
        expect.stringMatching(/^DATABASE_URL names the database of another program, which has public\.orders/),
      ],
    });
    expect(await files()).toEqual([]);
  });

  it('as JSON names the file and what is in it, for a program', async () => {
    const { lines } = await call('backup --json', env());
    expect(JSON.parse(lines.join(''))).toMatchObject({
      ok: true,
      problems: [],
      name: 'mutuals-2026-11-25T03-00-00-000Z.backup',
      manifest: { people: 2, nextAddressIndex: 41, chains: [] },
    });
  });
});

describe('a restore is refused, and changes nothing,', () => {
  /** What the target has when it begins. */
  let before: Map<string, string>;
  afterEach(async () => {
    expect(await contentsOf(target.connectionString)).toEqual(before);
    before = new Map();
  });
  const refused = async (line: RegExp, args?: string, changes?: Record<string, string>) => {
    before = await contentsOf(target.connectionString);
    expect(await restore(args, changes)).toMatchObject({
      code: 1,
      lines: [],
      problems: [expect.stringMatching(line)],
    });
  };

  it('with another passphrase', async () => {
    await pristineBackup();
    await refused(/^The passphrase is not the one of this backup\.$/, 'latest', {
      BACKUP_PASSPHRASE: 'wrong horse battery staple',
    });
  });

  it('of a file that is cut, changed, or none of ours', async () => {
    const file = await pristineBackup();
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length - 20));
    await refused(/^The backup was changed, damaged or cut|cut off/);
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await refused(/^The backup was changed, damaged or cut near byte \d+\.$/);
    await writeFile(file, 'select 1;');
    await refused(/^The file is no backup of Mutuals\.$/);
  });

  it('of a file that is not there', async () => {
    await refused(/^There is no backup in /);
    await refused(/^There is no backup yesterday\.$/, 'yesterday');
    await refused(/^\/nowhere\/x cannot be used: there is no such file or folder\.$/, '/nowhere/x');
  });

  it('of a newer version, naming both', async () => {
    await source.client.query(`insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')`);
    await newBackup();
    await source.client.query(`delete from schema_migrations where name = '9999_later.sql'`);
    await refused(/newer version: it has 9999_later\.sql, and this version knows no migration after \d{4}_/);
  });

  it('of a build whose migrations are others', async () => {
    await source.client.query(`update schema_migrations set checksum = 'x' || checksum where name = '0001_people.sql'`);
    await newBackup();
    await source.client.query(
      `update schema_migrations set checksum = substr(checksum, 2) where name = '0001_people.sql'`,
    );
    await refused(/another program or build: its 0001_people\.sql/);
  });

  it('into the database that is in use', async () => {
    await pristineBackup();
    await refused(/has an installation of Mutuals with 2 people/, 'latest', { DATABASE_URL: source.connectionString });
  });

  it('into the database of another program', async () => {
    await pristineBackup();
    await query(target.connectionString, 'create table orders (id integer); insert into orders values (1)');
    await refused(/another program has public\.orders in it/);
  });

  it('of payments without their chain', async () => {
    await source.client.query(
      `insert into chain_cursors (chain_id, block_number, block_hash, block_time, updated_at) values (97, 7, '0x7', now(), now())`,
    );
    await newBackup();
    await source.client.query('delete from chain_cursors');
    await refused(/has 0 payments on the chain 97: set BSC_RPC_URL/);
  });

  it('while another restore works on the database', async () => {
    await pristineBackup();
    const held = openDatabase(target.connectionString, { maxConnections: 1 });
    const client = await held.pool.connect();
    await client.query('select pg_advisory_lock(7205759409)');
    await refused(/^Another restore works on this database\.$/);
    client.release(true);
    await held.close();
  });

  it('if it fails half way: the database is as empty as before, but for what was there', async () => {
    await query(target.connectionString, 'create extension pg_trgm');
    // The rows do not fit: foreign keys are checked at the end.
    await source.client.query('alter table bookmarks drop constraint bookmarks_user_id_fkey');
    await source.client.query(
      `insert into bookmarks (user_id, profile_id, created_at) select gen_random_uuid(), id, now() from profiles limit 1`,
    );
    await newBackup();
    await source.client.query('delete from bookmarks where user_id not in (select id from users)');
    await source.client.query(
      'alter table bookmarks add constraint bookmarks_user_id_fkey foreign key (user_id) references users (id) on delete cascade',
    );
    await refused(/^The restore failed, and nothing was changed: .*bookmarks_user_id_fkey/);
    expect(await query(target.connectionString, `select extname from pg_extension where extname <> 'plpgsql'`)).toEqual(
      [{ extname: 'pg_trgm' }],
    );
    expect(
      await query(
        target.connectionString,
        `select proname from pg_proc where pronamespace = 'public'::regnamespace and proname = 'search_document'`,
      ),
    ).toEqual([]);
  });
});

describe('a restore that was killed half way', () => {
  it('keeps every server away, and the next one begins anew', async () => {
    await pristineBackup();
    await query(
      target.connectionString,
      `create table unfinished_restore (backup text not null, extensions text[] not null);
      insert into unfinished_restore values ('x', '{plpgsql}'); create table users (id uuid)`,
    );
    const database = openDatabase(target.connectionString, { maxConnections: 1 });
    const config = readConfig({ DATABASE_URL: target.connectionString });
    await expect(prepareDatabase(config, database.pool, await readMigrations())).rejects.toThrow(
      /A restore of this database did not end/,
    );
    expect(await call('backup', env({ DATABASE_URL: target.connectionString }))).toMatchObject({ code: 1 });
    expect(await restore()).toMatchObject({ code: 0, problems: [] });
    await expect(prepareDatabase(config, database.pool, await readMigrations())).resolves.toBeUndefined();
    await database.close();
    expect(await query(target.connectionString, 'select from users')).toHaveLength(2);
  });
});
