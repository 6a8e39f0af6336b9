import { addressGroups } from '@mutuals/text/address';
import { Fragment, type HTMLAttributes, type RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useText } from '../../lib/texts/texts.ts';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import type { addressParts } from './address.parts.ts';

const EMPHASIS = {
  middle: { line: '', group: 'mu:me-1', marked: 'mu:bg-warning-soft mu:font-semibold mu:text-warning-text' },
  // A line breaks before the space behind its last group.
  ends: { line: 'mu:-me-2 mu:block mu:text-text-muted', group: 'mu:me-2', marked: 'mu:font-semibold mu:text-text' },
  none: { line: '', group: 'mu:me-1', marked: '' },
} as const;

export interface AddressProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'>, RefAttributes<HTMLSpanElement> {
  /** With its 42 characters. */
  address: string;
  /** Offers to copy it. */
  isCopyable?: boolean | undefined;
  /** What stands out: `middle` is what people do not compare, `ends` is what wallets show. */
  emphasis?: keyof typeof EMPHASIS | undefined;
  copyLabel?: string | undefined;
  copiedLabel?: string | undefined;
  failedLabel?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof addressParts> | undefined;
}

function Copy({
  address,
  copyLabel,
  copiedLabel,
  failedLabel,
  ...part
}: Pick<AddressProps, 'address' | 'copyLabel' | 'copiedLabel' | 'failedLabel'> & { className: string }) {
  return (
    <CopyButton
      {...part}
      text={address}
      hideLabel
      variant="quiet"
      label={useText('address', 'copy', copyLabel)}
      {...(copiedLabel !== undefined && { copiedLabel })}
      {...(failedLabel !== undefined && { failedLabel })}
    />
  );
}

/**
 * An address on a chain, whole and in groups of four. The middle is marked: it is what people do not compare, and where an address that was made to
 * resemble another differs. Selected text has no spaces.
 */
export function Address({
  address,
  isCopyable = false,
  emphasis = 'middle',
  copyLabel,
  copiedLabel,
  failedLabel,
  className,
  classNames,
  ...props
}: AddressProps) {
  const part = partsOf<typeof addressParts>('address', classNames);
  const { line, group, marked } = EMPHASIS[emphasis];
  const own = join('mu:whitespace-nowrap', group);
  return (
    <span data-slot="address" {...props} className={className}>
      <span translate="no" dir="ltr" {...part('digits', join('mu:font-mono', line))}>
        {addressGroups(address).map(({ text, isMiddle }, place) => (
          // Groups of an address have no name but their place.
          // oxlint-disable-next-line no-array-index-key
          <Fragment key={place}>
            <span
              {...(isMiddle === (emphasis === 'middle') && emphasis !== 'none'
                ? part('emphasis', join(own, marked))
                : { className: own })}
            >
              {text}
            </span>
            <wbr />
          </Fragment>
        ))}
      </span>
      {isCopyable && <Copy {...part('copy')} {...{ address, copyLabel, copiedLabel, failedLabel }} />}
    </span>
  );
}
