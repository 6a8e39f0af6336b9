// `mutuals doctor`: looks at everything that the product needs, and says in one line each what ails it.
import type { Clock } from '../../clock.ts';
import { ConfigError, type Config, type Environment, readConfig } from '../../config.ts';
import { openDatabase } from '../../database/database.ts';
import type { Migration } from '../../database/migrate.ts';
import { jobKinds } from '../../domains/job-kinds.ts';
import { createJobsService } from '../../jobs/jobs.service.ts';
import type { Outcome } from '../outcome.ts';
import { createRedactor } from '../redact.ts';
import { Ails, type Check, type Finding, runChecks } from './check.ts';
import { configurationOf, leftAsExamples } from './configuration.ts';
import { databaseChecks, driftCheck, withOurs } from './database-checks.ts';
import { outsideChecks } from './outside-checks.ts';
import { proofChecks } from './proof-checks.ts';

export interface DoctorOptions {
  readonly env: Environment;
  readonly clock: Clock;
  readonly migrations: readonly Migration[];
  /** Where a test mail goes; none if null. */
  readonly mailTo: string | null;
}

/** Never throws for what ails. */
export async function doctor({ env, clock, migrations, mailTo }: DoctorOptions): Promise<Outcome> {
  const configuration = configurationOf(env);
  const { config, problems: faults } = configOf(env);
  const checks =
    config === null
      ? []
      : [...checksOf(config, { env, clock, migrations, mailTo }), driftCheck(config.databaseUrl, migrations)];
  const findings = await runChecks(checks);
  const well = findings.filter(({ state }) => state !== 'ails');
  const ailing = findings.filter(({ state }) => state === 'ails');
  const set = configuration.filter(({ from }) => from === 'environment');
  return {
    lines: [
      'Configuration, as far as it is not the default:',
      ...set.map(({ name, value }) => `  ${name} = ${value}`),
      ...(config === null ? ['The rest cannot be looked at before the configuration is right.'] : []),
      ...well.map(({ check, state, lines }) => `${state === 'well' ? 'ok' : '--'}  ${check}: ${lines.join(' ')}`),
    ],
    problems: [...faults, ...ailing.flatMap(({ check, lines }) => lines.map((line) => `${check}: ${line}`))],
    data: { configuration, findings },
  };
}

/** Less than a page waits for an answer. */
const PAGE_MS = 8000;

/** The same checks for a page, each within 8 s and without secrets; not that of the schema, which makes a database. */
export async function examine(config: Config, options: Omit<DoctorOptions, 'mailTo'>): Promise<Finding[]> {
  const redact = createRedactor(options.env);
  const findings = await runChecks(checksOf(config, { ...options, mailTo: null }), PAGE_MS);
  return findings.map((finding) => ({ ...finding, lines: finding.lines.map(redact) }));
}

function configOf(env: Environment): { config: Config | null; problems: readonly string[] } {
  try {
    return { config: readConfig(env), problems: [] };
  } catch (error) {
    if (error instanceof ConfigError) return { config: null, problems: error.problems };
    throw error;
  }
}

const checksOf = (config: Config, { env, clock, migrations, mailTo }: DoctorOptions): Check[] => [
  { name: 'configuration', look: () => lookForExamples(env) },
  ...databaseChecks({
    databaseUrl: config.databaseUrl,
    connections: config.databaseConnections,
    migrations,
    clock,
  }),
  { name: 'jobs', look: () => lookAtJobs(config) },
  ...outsideChecks(config, clock, mailTo),
  ...proofChecks(config),
];

async function lookForExamples(env: Environment): Promise<string> {
  const left = leftAsExamples(env);
  if (left.length > 0) throw new Ails(...left.map((name) => `${name} is still that of .env.example.`));
  return 'it can be read.';
}

/** As `/readyz` sees them. */
async function lookAtJobs({ databaseUrl }: Config): Promise<string> {
  await withOurs(databaseUrl, async () => undefined);
  const database = openDatabase(databaseUrl, { maxConnections: 1 });
  try {
    const { failed, overdueSeconds, notRun, isWell } = await createJobsService({
      db: database.db,
      kinds: Object.values(jobKinds),
    }).jobsHealth();
    const ailing = [
      ...(notRun.length > 0 ? [`no process runs the ${notRun.join(', ')} ones: start work.ts.`] : []),
      ...(isWell ? [] : [`they pile up: ${failed} failed, the oldest waits for ${overdueSeconds} s.`]),
    ];
    if (ailing.length > 0) throw new Ails(...ailing);
    return `${failed} failed, the oldest waits for ${overdueSeconds} s.`;
  } finally {
    await database.close();
  }
}
