// The operator's commands: from the environment to the output and the exit code.
import { parseArgs } from 'node:util';
import { closestMatch } from 'leven';
import { systemClock, type Clock } from '../clock.ts';
import { ConfigError, type Environment, readConfig } from '../config.ts';
import { readMigrations } from '../database/migrate.ts';
import { createChain } from '../integrations/chain/create-chain.ts';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { jobs } from './commands/jobs.ts';
import { maintenance } from './commands/maintenance.ts';
import { migrate as runMigrate } from './commands/migrate.ts';
import { assignRole, user } from './commands/people.ts';
import { reindex } from './commands/reindex.ts';
import { doctor } from './doctor/doctor.ts';
import { type Outcome, WrongUse } from './outcome.ts';
import { problemsOf } from './problems.ts';
import { createRedactor } from './redact.ts';

export interface World {
  readonly env: Environment;
  readonly print: (line: string) => void;
  /** For problems. */
  readonly complain: (line: string) => void;
  readonly clock?: Clock;
}

interface Command {
  /** What follows its name, for the help. */
  readonly usage: string;
  readonly help: string;
  /** Options with a value. */
  readonly options: readonly string[];
  /** Options without one. */
  readonly flags?: readonly string[];
  /** Fewest and most arguments. */
  readonly takes: readonly [least: number, most: number];
  readonly run: (call: Call) => Promise<Outcome>;
}

interface Call {
  readonly env: Environment;
  readonly clock: Clock;
  readonly args: readonly string[];
  readonly option: (name: string) => string | null;
  readonly flag: (name: string) => boolean;
  /** Says how far a long command is; nothing with `--json`. */
  readonly tell: (line: string) => void;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  doctor: {
    usage: '[--mail-to <address>]',
    help: 'looks at the configuration, the database and every service, and says in one line each what ails',
    options: ['mail-to'],
    takes: [0, 0],
    async run({ env, clock, option }) {
      const mailTo = option('mail-to');
      if (mailTo !== null && !/^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/.test(mailTo))
        throw new WrongUse('--mail-to must be one mail address.');
      return doctor({ env, clock, migrations: await readMigrations(), mailTo });
    },
  },
  backup: {
    usage: '[--to <folder>]',
    help: 'writes an encrypted backup to BACKUP_DIR, BACKUP_BUCKET or a folder, reads it back, and keeps BACKUP_KEEP',
    options: ['to'],
    takes: [0, 0],
    run: ({ env, clock, option }) => backup({ config: readConfig(env), clock, to: option('to') }),
  },
  migrate: {
    usage: '[--plan]',
    help: 'runs the migrations that wait, as a server does at its start; --plan only names them',
    options: [],
    flags: ['plan'],
    takes: [0, 0],
    run: async ({ env, flag }) => runMigrate(readConfig(env), await readMigrations(), flag('plan')),
  },
  jobs: {
    usage: '[--retry <id | kind>]',
    help: 'counts the jobs by kind, shows the newest failed ones, and puts failed ones back',
    options: ['retry'],
    takes: [0, 0],
    run: ({ env, option }) => jobs(readConfig(env), option('retry')),
  },
  user: {
    usage: '<X handle | Privy id>',
    help: 'shows who somebody is: ids, role, tier, profiles and payments; no name, address or message',
    options: [],
    takes: [1, 1],
    run: ({ env, args: [who = ''] }) => user(readConfig(env), who),
  },
  maintenance: {
    usage: '[on | off]',
    help: 'while it is on, whatever writes is refused with 503 and Retry-After, and reads go on; alone it says which',
    options: [],
    takes: [0, 1],
    async run({ env, clock, args: [state] }) {
      if (state !== undefined && state !== 'on' && state !== 'off') throw new WrongUse('Say on, off, or nothing.');
      return maintenance(readConfig(env), clock, state ?? null);
    },
  },
  reindex: {
    usage: '[--all]',
    help: 'builds the indexes of searches anew, or all, one by one while people go on; may be stopped at any time',
    options: [],
    flags: ['all'],
    takes: [0, 0],
    run: ({ env, flag, tell }) => reindex(readConfig(env), flag('all'), tell),
  },
  role: {
    usage: '<X handle | Privy id> <owner | admin | support | none> --reason <text>',
    help: 'gives or takes a role in the team, for when no owner can; the audit log names the operator',
    options: ['reason'],
    takes: [2, 2],
    run: ({ env, clock, args: [who = '', role = ''], option }) =>
      assignRole(readConfig(env), clock, { who, role, reason: option('reason') }),
  },
  restore: {
    usage: '<file | name | latest> [--block <number>]',
    help: 'restores a backup into an empty database, before any server starts on it; --block where it knows none',
    options: ['block'],
    takes: [1, 1],
    async run({ env, clock, args: [which = ''], option }) {
      const config = readConfig(env);
      const block = option('block');
      if (block !== null && !/^\d{1,15}$/.test(block)) throw new WrongUse('--block must be the number of a block.');
      return restore({
        config,
        clock,
        chain: createChain(config.chain),
        migrations: await readMigrations(),
        which,
        block: block === null ? null : BigInt(block),
      });
    },
  },
};

const USAGE = [
  'mutuals <command>, with the environment of the server; --json prints one JSON object',
  ...Object.entries(COMMANDS).map(([name, { usage, help }]) => `  ${`${name} ${usage}`.trimEnd()}\n      ${help}`),
  'Exit code: 0 if all is well, 1 if something needs attention, 2 if the command was called wrongly.',
].join('\n');

/** Runs a command and returns the exit code: 0 if all is well, 1 if something needs attention, 2 if it was called wrongly. */
export async function run(args: readonly string[], world: World): Promise<number> {
  const redact = createRedactor(world.env);
  const print = (line: string): void => world.print(redact(line));
  const complain = (line: string): void => world.complain(redact(line));
  // Before JSON escapes what a secret is made of.
  const printJson = (value: object): void =>
    world.print(JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? redact(part) : part)));
  const isJson = args.includes('--json');
  if (args.length === 0 || args.includes('--help') || args[0] === 'help') {
    print(USAGE);
    return args.length === 0 ? 2 : 0;
  }
  try {
    const { lines, problems, data } = await runCommand(args, world, isJson ? () => undefined : print);
    if (isJson) printJson({ ok: problems.length === 0, problems, ...data });
    else {
      lines.forEach(print);
      problems.forEach(complain);
    }
    return problems.length === 0 ? 0 : 1;
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : problemsOf(error);
    if (isJson) printJson({ ok: false, problems });
    else problems.forEach(complain);
    return error instanceof WrongUse ? 2 : 1;
  }
}

async function runCommand(
  [name = '', ...rest]: readonly string[],
  { env, clock = systemClock }: World,
  tell: (line: string) => void,
): Promise<Outcome> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const meant = closestMatch(name, Object.keys(COMMANDS), { maxDistance: 2 });
    const hint = meant === undefined ? 'See: mutuals --help' : `Did you mean ${meant}?`;
    throw new WrongUse(`There is no command "${name}". ${hint}`);
  }
  const { values, positionals } = readArguments(name, command, rest);
  return command.run({
    env,
    clock,
    args: positionals,
    option: (option) => {
      const value = values[option];
      return typeof value === 'string' ? value : null;
    },
    flag: (name) => values[name] === true,
    tell,
  });
}

function readArguments(
  name: string,
  { usage, options, flags = [], takes: [least, most] }: Command,
  args: readonly string[],
) {
  const complaint = `Call it like this: mutuals ${name} ${usage}`.trimEnd();
  const known = Object.fromEntries([
    ...options.map((option) => [option, { type: 'string' as const }] as const),
    ...[...flags, 'json'].map((flag) => [flag, { type: 'boolean' as const }] as const),
  ]);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: known,
      allowPositionals: true,
    });
    if (positionals.length < least || positionals.length > most) throw new WrongUse(complaint);
    const texts: Readonly<Record<string, unknown>> = values;
    return { values: texts, positionals };
  } catch {
    throw new WrongUse(complaint);
  }
}
