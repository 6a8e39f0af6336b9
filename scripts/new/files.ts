import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The project's files as a skeleton changes them: nothing is written until every change has found its place. */
export class Files {
  readonly #root: string;
  readonly #changed = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  has(file: string): boolean {
    return this.#changed.has(file) || existsSync(path.join(this.#root, file));
  }

  read(file: string): string {
    return this.#changed.get(file) ?? readFileSync(path.join(this.#root, file), 'utf8');
  }

  /** Adds a new file. Throws if it exists. */
  add(file: string, text: string): void {
    if (this.has(file)) throw new Error(`${file} is there already.`);
    this.#changed.set(file, text);
  }

  /** Changes a file. Throws, naming the file, if the change finds no place in it. */
  edit(file: string, change: (text: string) => string): void {
    try {
      this.#changed.set(file, change(this.read(file)));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  /** Writes everything; returns the paths. */
  write(): string[] {
    for (const [file, text] of this.#changed) {
      mkdirSync(path.dirname(path.join(this.#root, file)), { recursive: true });
      writeFileSync(path.join(this.#root, file), text);
    }
    return [...this.#changed.keys()];
  }
}

/** Inserts a text before the first match of `end` after the first match of `start`. Throws if one of them is missing. */
export function insert(text: string, added: string, { start, end }: { start: RegExp; end: RegExp }): string {
  const from = start.exec(text);
  if (from === null) throw new Error(`nothing matches ${start}`);
  const after = from.index + from[0].length;
  const to = end.exec(text.slice(after));
  if (to === null) throw new Error(`nothing matches ${end} behind ${start}`);
  const place = after + to.index;
  return text.slice(0, place) + added + text.slice(place);
}

/** A pattern's first group. Throws if nothing matches. */
export function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`nothing matches ${pattern}`);
  return match;
}

/** Imports a name unless the file has it, extending an import from the same module if there is one. */
export function withImport(
  text: string,
  name: string,
  from: string,
  kind: 'import' | 'import type' = 'import',
): string {
  const known = new RegExp(
    String.raw`^import[^;]*\b${name}\b[^;]*;|^(?:export )?(?:interface|type|class|function|const) ${name}\b`,
    'm',
  );
  if (known.test(text)) return text;
  const same = new RegExp(
    String.raw`^${kind} \{[^}]*?(?=,?\s*\} from '${from.replaceAll('.', String.raw`\.`)}';)`,
    'm',
  );
  if (same.test(text)) return text.replace(same, (names) => `${names}, ${name}`);
  const line = `${kind} { ${name} } from '${from}';\n`;
  const last = [...text.matchAll(/^(?:import [^;]*|\} from [^;]*);\n/gm)].at(-1);
  const place = last === undefined ? 0 : last.index + last[0].length;
  return text.slice(0, place) + line + text.slice(place);
}
