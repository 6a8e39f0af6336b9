// Loaded with the first message that is written: the guards are larger than the rest of a conversation's code.
import type { CheckRequest, Fault } from '@mutuals/machines/chat';
import { findAddresses, findWarnings, mayHoldSeedPhrase, type WarningKind, warningKinds } from '@mutuals/text/guards';

const SEED_PHRASE: Fault = { code: 'seed_phrase', message: '', isFinal: true };

const loadSeedWords = () => import('@mutuals/text/seed-words');

/** Checks a message on this device before it is sent, as the server will (D69). Rejects with the fault that stops it. */
export async function checkMessage({ text, acknowledged, seen }: CheckRequest): Promise<void> {
  if (mayHoldSeedPhrase(text) && (await loadSeedWords()).isSeedPhrase(text)) throw SEED_PHRASE;
  const known = findAddresses(text).length === 0 ? [] : seen.flatMap(findAddresses).map(({ address }) => address);
  const warnings = findWarnings(text, known).filter(({ kind }) => !acknowledged.includes(kind));
  const warned: Fault = { code: 'message_warned', message: '', warnings, isFinal: true };
  if (warnings.length > 0) throw warned;
}

/** Fetches the lists of words while a draft nears eleven of them. */
export async function prepareCheck(draft: string): Promise<void> {
  if (mayHoldSeedPhrase(draft)) await loadSeedWords();
}

/** Of the kinds that a person overruled those that the contract knows. */
export const overruledKinds = (acknowledged: readonly string[]): WarningKind[] =>
  warningKinds.filter((kind) => acknowledged.includes(kind));
