import { addressGroups } from '@mutuals/text/guards';
import { Fragment, type HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';

export interface AddressTextProps extends HTMLAttributes<HTMLSpanElement> {
  /** With its 42 characters. */
  address: string;
  /** Offers to copy it. */
  isCopyable?: boolean;
}

/**
 * An address on the chain, whole and in groups of four. The middle is marked: it is what people do not compare, and where
 * an address that resembles another differs (D69). Selected text has no spaces.
 */
export function AddressText({ address, isCopyable = false, className, ...props }: AddressTextProps) {
  const { t } = useTranslation('guards');
  return (
    <span {...props} className={className}>
      <span translate="no" dir="ltr" className="mu:font-mono">
        {addressGroups(address).map(({ text, isMiddle }, place) => (
          // Groups of an address have no name but their place.
          // oxlint-disable-next-line no-array-index-key
          <Fragment key={place}>
            <span
              className={join(
                'mu:mr-1 mu:whitespace-nowrap',
                isMiddle && 'mu:bg-warning-soft mu:font-semibold mu:text-warning-text',
              )}
            >
              {text}
            </span>
            <wbr />
          </Fragment>
        ))}
      </span>
      {isCopyable && (
        <CopyButton
          text={address}
          hideLabel
          variant="quiet"
          size="sm"
          label={t('address.copy')}
          copiedLabel={t('address.copied')}
          failedLabel={t('address.failed')}
        />
      )}
    </span>
  );
}
