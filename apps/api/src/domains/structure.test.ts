import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DOMAINS = import.meta.dirname;
/** A file's layer, by the end of its name: apps/api/README.md lists what each contains, lint what each may import. */
const LAYER = /\.(?:operations|service|repository|view|jobs|rules|data|public)\.ts$/;

interface Import {
  from: string;
  to: string;
}

const domainOf = (file: string): string => file.split(path.sep)[0] ?? '';

/** The domains' production files, as paths below their folder. */
const files = readdirSync(DOMAINS, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.includes(path.sep) && file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** A file's imports from other domains, types included. */
function importsOf(from: string): Import[] {
  return [...readFileSync(path.join(DOMAINS, from), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, specifier = '']) => ({ from, to: path.join(path.dirname(from), specifier) }))
    .filter(({ to }) => !to.startsWith('..') && to.includes(path.sep) && domainOf(to) !== domainOf(from));
}

const imports = files.flatMap(importsOf);

/** The domains that a domain reaches by imports, including itself if there is a cycle. */
function reachOf(domain: string): Set<string> {
  const reached = new Set<string>();
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
  it('meet each other by a service or by the public file, and by no repository', () => {
    const isOpen = (to: string): boolean =>
      to.endsWith('.service.ts') || to === path.join(domainOf(to), `${domainOf(to)}.public.ts`);
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter(({ to }) => !isOpen(to))).toEqual([]);
  });

  it('never lead back to themselves, not by types either', () => {
    const domains = [...new Set(files.map(domainOf))];
    expect(domains.filter((domain) => reachOf(domain).has(domain))).toEqual([]);
  });

  it('hold files whose names say their layer, but for what a folder below is made of', () => {
    const direct = files.filter((file) => file.split(path.sep).length === 2);
    expect(direct.filter((file) => !LAYER.test(file))).toEqual([]);
  });
});
