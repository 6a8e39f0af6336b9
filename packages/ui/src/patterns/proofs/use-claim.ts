import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import type { ProofTexts } from '../../blocks/proof-badge/proof-badge.texts.ts';
import { checkedFact, timesAt } from '../../blocks/proof-badge/proof-facts.ts';
import type { CopyLabels, Proof } from '../../blocks/proof-badge/proof-list.tsx';
import { isAddressKind, type ProofClaimView, type ShownProof } from './proof.types.ts';
import { claimWords, datesIn, type SayProof } from './proof-words.ts';

function useSay(): SayProof {
  const { t } = useTranslation('claims');
  return (key, values = {}) => t(key, values);
}

/** A claim in words, for where an address on the chain stands beside it: "Controls ada.example", "Deployed this contract". */
export function useClaim(): (claim: ProofClaimView) => string {
  const say = useSay();
  return (claim) => claimWords(claim, say);
}

/** When a proof was last checked, in words (D84); `now` in milliseconds. */
export function useChecked(now: number): (checkedAt: string) => string {
  const say = useSay();
  const { locale } = useLocale();
  return (checkedAt) => checkedFact(checkedAt, datesIn(say), timesAt(now, locale));
}

/** What a ProofBadge and a ProofList need to show this product's proofs in its words. */
export function useShownProofs(): {
  proofOf: (proof: ShownProof) => Proof;
  texts: ProofTexts;
  copyLabels: CopyLabels;
} {
  const { t } = useTranslation(['claims', 'guards']);
  const say = useSay();
  return {
    proofOf: ({ method, checkedAt, state, ...claim }) => ({
      id: `${claim.kind} ${claim.subject}`,
      claim: claimWords({ ...claim, method }, say),
      shortClaim: claimWords({ ...claim, method }, say, 'short'),
      address: isAddressKind(claim.kind) ? claim.subject : undefined,
      method: say(`method.${method}`),
      checkedAt,
      state,
    }),
    texts: {
      ...datesIn(say),
      more: (count) => t('claims:more', { count }),
      title: (name) => t('claims:title', { name }),
    },
    copyLabels: {
      copyLabel: t('guards:address.copy'),
      copiedLabel: t('guards:address.copied'),
      failedLabel: t('guards:address.failed'),
    },
  };
}
