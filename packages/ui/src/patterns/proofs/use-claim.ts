import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { agoInWords } from '../when/when.ts';
import type { ProofClaimView, ShownProof } from './proof.types.ts';
import { checkedWords, claimWords, factWords, proofLine, type SayProof } from './proof-words.ts';

const MINUTE_MS = 60_000;

function useSay(): SayProof {
  const { t } = useTranslation('claims');
  return (key, values = {}) => t(key, values);
}

/** A claim in words, for where an address on the chain stands beside it: "Controls ada.example", "Deployed this contract". */
export function useClaim(): (claim: ProofClaimView) => string {
  const say = useSay();
  return (claim) => claimWords(claim, say);
}

/** What a proof says in the reader's language (D84); `now` in milliseconds. */
export function useProofWords(now: number): {
  /** The method, and when it was last checked or since when it could not be confirmed. */
  facts: (proof: ShownProof) => readonly string[];
  /** When it was last checked. */
  checked: (checkedAt: string) => string;
  /** All of it in one line. */
  line: (proof: ShownProof) => string;
} {
  const say = useSay();
  const { locale } = useLocale();
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const times = {
    ago: (iso: string) => agoInWords(iso, now, locale),
    day: (iso: string) => dates.format(new Date(iso)),
    isNow: (iso: string) => now - Date.parse(iso) < MINUTE_MS,
  };
  return {
    facts: (proof) => factWords(proof, say, times),
    checked: (checkedAt) => checkedWords(checkedAt, say, times),
    line: (proof) => proofLine(proof, say, times),
  };
}
