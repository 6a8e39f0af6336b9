// Parses answers of market sources: most fields may be missing, and figures come as numbers or as text.
import { withoutInvisible } from '@mutuals/text';

/** An amount as decimal text without an exponent; null if it is none or negative. */
export function decimalOf(value: unknown): string | null {
  if (typeof value === 'string' && /^\d{1,30}(\.\d{1,60})?$/.test(value)) return value;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return null;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

/** A number, which may be negative, sent as a number or as text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A short trimmed text without invisible characters (D57): anybody can name a token. Null for anything else. */
export function textOf(value: unknown, most = 64): string | null {
  if (typeof value !== 'string' || value.length > most) return null;
  const text = withoutInvisible(value.toWellFormed()).trim();
  return text === '' ? null : text;
}

/** An https address of this host; null for anything else. */
export function linkOf(value: unknown, host: string): string | null {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url !== null && url.protocol === 'https:' && url.hostname === host ? url.href : null;
}
