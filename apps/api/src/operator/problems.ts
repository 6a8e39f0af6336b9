import { ConfigError } from '../config.ts';
import { Refused } from './outcome.ts';

/** What an error tells an operator, each in one line. */
export function problemsOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError || error instanceof Refused) return error.problems;
  return [oneLine(error instanceof Error ? error.message : String(error))];
}

/** The text without line breaks. */
export const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();
