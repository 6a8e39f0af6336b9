import { addressGroups, checkAddress } from '@mutuals/text/address';
import { type HTMLAttributes, type RefAttributes, useState } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { DangerIcon, InfoIcon, SuccessIcon } from '../../primitives/icons/icons.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import type { addressCheckParts, addressCompareParts } from './address.parts.ts';
import type { AddressCheckTexts, AddressCompareTexts } from './address.texts.ts';
import { trimmed, type Verdict, verdictOn } from './compare.ts';

const TONE = {
  valid: ['mu:text-success-text', SuccessIcon],
  unchecked: ['mu:text-text-muted', InfoIcon],
  mistyped: ['mu:text-danger-text', DangerIcon],
} as const;

export interface AddressCheckProps
  extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'>, RefAttributes<HTMLParagraphElement> {
  /** With its 42 characters. */
  address: string;
  texts?: AddressCheckTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof addressCheckParts> | undefined;
}

/** What the checksum of an address (EIP-55) says about it: right, absent, or that a character is wrong. */
export function AddressCheck({ address, texts, className, classNames, ...props }: AddressCheckProps) {
  const part = partsOf<typeof addressCheckParts>('address-check', classNames);
  const words = useTexts('addressCheck', texts);
  const check = checkAddress(address);
  const [colour, Icon] = TONE[check];
  return (
    <p data-slot="address-check" {...props} className={join('mu:ui:flex mu:ui:gap-1.5 mu:ui:text-sm', className)}>
      <Icon aria-hidden="true" {...part('icon', join('mu:mt-0.5 mu:size-4 mu:shrink-0', colour))} />
      <span className={colour}>{words[check]}</span>
    </p>
  );
}

export interface AddressCompareProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange' | 'defaultValue'>,
    RefAttributes<HTMLDivElement> {
  /** The address that is right. */
  address: string;
  /** The other one, controlled by its owner; without it the field keeps it itself. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((written: string) => void) | undefined;
  /** The words of the field and its verdict, and of a checksum that does not match. */
  texts?: (AddressCompareTexts & Pick<AddressCheckTexts, 'mistyped'>) | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof addressCompareParts> | undefined;
}

const isWrong = (verdict: Verdict): boolean => verdict !== 'none' && verdict !== 'same';

/**
 * Compares an address with the one that a wallet or a message shows: people paste it, and read whether it is the same. Where only the ends are
 * equal it says that somebody may have made it so, and marks what differs.
 */
export function AddressCompare({
  address,
  value,
  defaultValue = '',
  onChange,
  texts,
  className,
  classNames,
  ...props
}: AddressCompareProps) {
  const part = partsOf<typeof addressCompareParts>('address-compare', classNames);
  const words = useTexts('addressCompare', texts);
  const checks = useTexts('addressCheck', texts && { valid: '', unchecked: '', ...texts });
  const [kept, keep] = useState(defaultValue);
  const written = value ?? kept;
  const verdict = verdictOn(address, written);
  const Icon = isWrong(verdict) ? DangerIcon : SuccessIcon;
  const own = addressGroups(address);
  return (
    <div data-slot="address-compare" {...props} className={join('mu:ui:flex mu:ui:flex-col mu:ui:gap-2', className)}>
      <TextField
        {...part('field')}
        label={words.label}
        value={written}
        onChange={(text) => {
          keep(text);
          onChange?.(text);
        }}
        spellCheck="false"
        autoComplete="off"
      />
      <output {...part('verdict', 'mu:block mu:min-h-6 mu:text-sm')}>
        {verdict !== 'none' && (
          <span
            className={join('mu:flex mu:gap-1.5', isWrong(verdict) ? 'mu:text-danger-text' : 'mu:text-success-text')}
          >
            <Icon aria-hidden="true" className="mu:mt-0.5 mu:size-4 mu:shrink-0" />
            {verdict === 'mistyped' ? checks.mistyped : words[verdict]}
          </span>
        )}
      </output>
      {(verdict === 'resembles' || verdict === 'different') && (
        <span translate="no" dir="ltr" {...part('difference', 'mu:font-mono mu:text-sm')}>
          {addressGroups(trimmed(written)).map(({ text }, place) => (
            // Groups of an address have no name but their place.
            // oxlint-disable-next-line no-array-index-key
            <span key={place}>
              {text.toLowerCase() === own[place]?.text.toLowerCase() ? (
                text
              ) : (
                <mark className="mu:bg-danger-soft mu:font-semibold mu:text-danger-text">{text}</mark>
              )}
              <wbr />{' '}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
