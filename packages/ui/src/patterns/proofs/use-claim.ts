import { useTranslation } from 'react-i18next';
import type { ProofClaimView } from './proof.types.ts';

/** A claim in words, without an address on the chain: "Controls ada.example", "Deployed this contract". */
export function useClaim(): (claim: ProofClaimView) => string {
  const { t } = useTranslation('proofs');
  return ({ kind, subject, name, count, method }) => {
    switch (kind) {
      case 'wallet':
        return t('claim.wallet');
      case 'contract':
        return method === 'deployer' || method === 'owner' ? t(`claim.contract_${method}`) : t('claim.contract');
      case 'collection':
        return (method === 'holds' || method === 'minted') && count !== null
          ? t(`claim.collection_${method}`, { count })
          : t('claim.collection');
      case 'seat':
        return t('claim.seat', { subject: name ?? subject });
      default:
        return t(`claim.${kind}`, { subject });
    }
  };
}
