import { findAddresses } from '@mutuals/text/guards';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Button } from '../../primitives/button/button.tsx';
import { SuccessIcon } from '../../primitives/icons/icons.ts';
import { AddressText } from './address-text.tsx';
import { type ChatProof, provenWallets } from './proven.ts';

export interface SendToProps extends HTMLAttributes<HTMLDivElement> {
  /** What is being written. */
  draft: string;
  /** What the partner has proven. */
  proofs: readonly ChatProof[];
  partnerName: string;
  /** Puts the proven address in the place of the one that was written. */
  onUse: (draft: string) => void;
}

/** Offers the partner's proven wallet where an address is written that is none of theirs (D69, D84). Nothing where there is none. */
export function SendTo({ draft, proofs, partnerName, onUse, className, ...props }: SendToProps) {
  const { t } = useTranslation('guards');
  const wallets = provenWallets(proofs);
  const [wallet] = wallets;
  const written = wallet && findAddresses(draft).find(({ address }) => !wallets.includes(address.toLowerCase()));
  if (!wallet || !written) return null;
  return (
    <div
      {...props}
      className={join(
        'mu:mb-2 mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-2 mu:rounded-card mu:bg-success-soft mu:px-4 mu:py-3 mu:text-sm mu:forced-colors:border',
        className,
      )}
    >
      <SuccessIcon aria-hidden="true" className="mu:size-5 mu:shrink-0 mu:text-success-text" />
      <div className="mu:min-w-0 mu:grow mu:basis-56">
        <p className="mu:font-medium">{t('theirs.sendTo', { name: partnerName })}</p>
        <AddressText address={wallet} className="mu:block" />
      </div>
      <Button size="sm" onPress={() => onUse(`${draft.slice(0, written.start)}${wallet}${draft.slice(written.end)}`)}>
        {t('theirs.use')}
      </Button>
    </div>
  );
}
