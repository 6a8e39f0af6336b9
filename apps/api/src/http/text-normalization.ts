import { Problem } from '../problem.ts';

const MAX_DEPTH = 32;

/**
 * The same JSON value with every text trimmed. Refuses what PostgreSQL cannot store or what is no text at all: NUL characters and lone
 * surrogates, in values and in names; and nesting that no schema of ours has.
 */
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value).trim();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) throw new Problem('validation_failed');
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [cleanText(name), cleanValue(item, depth + 1)]),
  );
}

function cleanText(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) throw new Problem('invalid_text');
  return text;
}
