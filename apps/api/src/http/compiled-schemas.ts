import { createHash } from 'node:crypto';
import { atFirstUse } from '../lib/at-first-use.ts';

/**
 * Compiles each schema once for all servers of a process, at its first use: the contract's validators and serialisers take
 * most of the time to build a server and much of its memory. The key is the schema's text, because each server reads
 * the contract anew.
 */
export function compilingOnce<Compiled>(compile: (schema: object) => Compiled): (schema: object) => () => Compiled {
  const compiled = new Map<string, () => Compiled>();
  return (schema) => {
    const key = createHash('sha256').update(JSON.stringify(schema)).digest('base64');
    const known = compiled.get(key) ?? atFirstUse(() => compile(schema));
    compiled.set(key, known);
    return known;
  };
}
