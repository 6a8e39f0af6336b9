// What the image sets for the memory of its processes (decision 054), for benches that start some from the tree.
import { readFileSync } from 'node:fs';

const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');

export const IMAGE_ENVIRONMENT: Readonly<Record<string, string>> = Object.fromEntries(
  [...dockerfile.matchAll(/\b(NODE_OPTIONS|MALLOC_\w+)="?([^"\\\n]+?)"? \\$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
