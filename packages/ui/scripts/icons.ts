// The icons that the components use, taken out of the icon set at build time: an app installs and downloads those alone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SET = 'lucide-react';

/** The names that the modules take from the set. */
export function iconsIn(files: readonly string[]): string[] {
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:import|export) \{([^}]*)\} from 'lucide-react'/g)].flatMap(
      ([, list = '']) =>
        list
          .split(',')
          .map((entry) => entry.trim().split(' as ')[0] ?? '')
          .filter((name) => name && !name.startsWith('type ')),
    ),
  );
  return [...new Set(names)].sort();
}

/** Puts one module of our own in the place of the set. */
export function ownIcons(src: string, files: readonly string[]): Plugin {
  const place = path.join(src, 'lib/icons.tsx');
  const folder = path.dirname(createRequire(import.meta.url).resolve(`${SET}/package.json`));
  const index = readFileSync(path.join(folder, 'dist/esm/lucide-react.mjs'), 'utf8');
  return {
    name: 'own-icons',
    enforce: 'pre',
    resolveId: (id) => (id === SET ? place : null),
    load: async (id) => {
      if (id !== place) return null;
      const lines = await Promise.all(
        iconsIn(files).map(async (name) => {
          const file = new RegExp(`default as ${name}\\b[^}]*\\} from '([^']+)'`).exec(index)?.[1];
          if (!file) throw new Error(`${SET} has no icon ${name}`);
          const {
            __iconData: data,
          }: { __iconData: { node: Array<[tag: string, attributes: Record<string, string>]> } } = await import(
            pathToFileURL(path.join(folder, 'dist/esm', file)).href
          );
          return `export const ${name} = /* @__PURE__ */ icon(${JSON.stringify(data.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]))});`;
        }),
      );
      return `/*! Drawings of Lucide, https://lucide.dev, ISC License, Copyright (c) Lucide Contributors */\nimport { icon } from './icon.tsx';\n${lines.join('\n')}\n`;
    },
  };
}

/** The declarations of what a module passes on from the set. */
export const declareIcons = (declarations: string, library: string): string =>
  declarations.replace(/^export \{([^}]*)\} from 'lucide-react';$/gm, (_, list: string) =>
    [
      `import type { Icon } from '${library}';`,
      ...list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean)
        .map((entry) => `export declare const ${entry.split(' as ').at(-1)}: Icon;`),
    ].join('\n'),
  );
