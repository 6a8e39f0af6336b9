import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = path.dirname(import.meta.dirname);
/** A file's layer, by the end of its name: apps/api/README.md lists what each contains, lint what each may import. */
const LAYER = /\.(?:operations|service|repository|view|jobs|rules|data|public)\.ts$/;
/** They list what all domains have: the only files that may import jobs and operations of a domain. */
const ROOTS = ['jobs', 'job-kinds', 'operations', 'services'].map((name) => path.join('domains', `${name}.ts`));

interface Import {
  from: string;
  to: string;
}

/** The domain of a file; undefined for one outside of all domains. */
const domainOf = (file: string): string | undefined => /^domains\/([^/]+)\/./.exec(file)?.[1];

/** The server's production files, as paths below their folder. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(?:^|\/)testing\//.test(file),
);

/** A file's imports from other domains, types included. */
function importsOf(from: string): Import[] {
  return [...readFileSync(path.join(SOURCES, from), 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)]
    .map(([, specifier = '']) => ({ from, to: path.join(path.dirname(from), specifier) }))
    .filter(({ to }) => domainOf(to) !== undefined && domainOf(to) !== domainOf(from));
}

const imports = files.flatMap(importsOf);

/** The domains that a domain reaches by imports, including itself if there is a cycle. */
function reachOf(domain: string | undefined): Set<string | undefined> {
  const reached = new Set<string | undefined>();
  const next = [domain];
  for (let from = next.pop(); from !== undefined; from = next.pop()) {
    for (const to of imports.filter((one) => domainOf(one.from) === from).map((one) => domainOf(one.to))) {
      if (!reached.has(to)) next.push(to);
      reached.add(to);
    }
  }
  return reached;
}

describe('the domains', () => {
  it('are met by a service or by the public file, wherever from, and by no repository', () => {
    const isOpen = ({ from, to }: Import): boolean =>
      to.endsWith('.service.ts') ||
      to === path.join('domains', `${domainOf(to)}`, `${domainOf(to)}.public.ts`) ||
      (ROOTS.includes(from) && /\.(?:jobs|operations)\.ts$/.test(to));
    for (const place of ['domains/likes/', 'domains/services.ts', 'http/', 'database/', 'watcher-process.ts'])
      expect(imports.map(({ from }) => from)).toContainEqual(expect.stringContaining(place));
    expect(imports.filter((one) => !isOpen(one))).toEqual([]);
  });

  it('never lead back to themselves, not by types either', () => {
    const domains = [...new Set(files.map(domainOf))].filter((domain) => domain !== undefined);
    expect(domains.filter((domain) => reachOf(domain).has(domain))).toEqual([]);
  });

  it('hold files whose names say their layer, but for what a folder below is made of', () => {
    const direct = files.filter((file) => domainOf(file) !== undefined && file.split(path.sep).length === 3);
    expect(direct.length).toBeGreaterThan(100);
    expect(direct.filter((file) => !LAYER.test(file))).toEqual([]);
  });

  it('work in parts: a job adds itself again instead of looping to its end in its slot', () => {
    /** Loops of files that end: what one person has, a request, a process of its own. Those over what was read before are not counted. */
    const loops = {
      'account-deletion/account-deletion.service.ts': 2,
      'data-export/data-export.repository.ts': 1,
      'data-export/data-export.service.ts': 2,
      'data-export/make-export.service.ts': 2,
      'deliveries/deliveries.service.ts': 1,
      'translation/translation.service.ts': 1,
      'watcher/watcher.service.ts': 1,
    };
    const found = files
      .filter((file) => domainOf(file) !== undefined && /\.(?:service|repository|jobs)\.ts$/.test(file))
      .map((file) => {
        const source = readFileSync(path.join(SOURCES, file), 'utf8');
        return [
          path.relative('domains', file),
          source.match(/^ *(?:while \(|do \{|for await|for \((?!const ))/gm)?.length,
        ];
      })
      .filter(([, count]) => count !== undefined);
    expect(Object.fromEntries(found)).toEqual(loops);
  });
});
