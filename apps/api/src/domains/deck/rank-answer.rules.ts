import { limits } from '@mutuals/api-client/limits';
import { normalizeText } from '@mutuals/text';
import { addressesIn } from '../../lib/addresses.ts';

/** A card that a model named: its index among the sent ones, and the reason if it may be shown. */
export interface RankedCard {
  index: number;
  reason: string | null;
}

/** The valid part of a model's answer (D42): the cards that it was given, each once, in its order. */
export function rankedCards(answer: unknown, sent: number): RankedCard[] {
  const { order } = Object(answer);
  const found = new Map<number, RankedCard>();
  for (const item of Array.isArray(order) ? order : []) {
    const { card, reason } = Object(item);
    const index = Number.isInteger(card) ? card - 1 : -1;
    if (index >= 0 && index < sent && !found.has(index)) found.set(index, { index, reason: reasonOf(reason) });
  }
  return [...found.values()];
}

/** Only the team may say so (D52). */
const CLAIM = /(?<!\p{L})(?:verified|vérifiée?s?|certified|certifiée?s?)(?!\p{L})|已经?(?:认证|验证)|官方/iu;

/**
 * One sentence of plain text (D57); null if it is too long, contains an address or claims what only the team may say.
 */
function reasonOf(written: unknown): string | null {
  const text = normalizeText(typeof written === 'string' ? written : '').replaceAll(/\s+/g, ' ');
  const isSound = text !== '' && Array.from(text).length <= limits.matchReason && addressesIn(text).length === 0;
  return isSound && !CLAIM.test(text) ? text : null;
}
