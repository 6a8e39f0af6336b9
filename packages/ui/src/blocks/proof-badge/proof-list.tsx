import type { HTMLAttributes, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { Address, type AddressProps } from '../address/address-line.tsx';
import type { proofListParts } from './proof-badge.parts.ts';
import type { ProofTexts } from './proof-badge.texts.ts';
import { proofFacts, timesAt } from './proof-facts.ts';

/** A claim, a method and a date: all that a proof is. */
export interface Proof {
  readonly id: string;
  /** What is claimed: "Controls ada.example", "Deployed this contract". */
  readonly claim: string;
  /** The claim in a line of its own, where no address stands beside it: "Deployed a contract". */
  readonly shortClaim?: string | undefined;
  /** The address that it is about, shown whole. */
  readonly address?: string | undefined;
  /** How it was shown: "by DNS record". */
  readonly method: string;
  /** ISO 8601. */
  readonly checkedAt: string;
  /** `unconfirmed`: the last check got no answer. */
  readonly state: 'proven' | 'unconfirmed';
}

/** How to name the button that copies an address, in place of the Provider's words. */
export type CopyLabels = Pick<AddressProps, 'copyLabel' | 'copiedLabel' | 'failedLabel'>;

/** What stands below a claim: its method and date; `now` in milliseconds. */
export function useProofFacts(now: number, texts?: ProofTexts): (proof: Proof) => readonly string[] {
  const words = useTexts('proof', texts);
  const { locale } = useLocale();
  const times = timesAt(now, locale);
  return (proof) => proofFacts(proof, words, times);
}

export interface ProofListProps
  extends Omit<HTMLAttributes<HTMLUListElement>, 'children'>, RefAttributes<HTMLUListElement> {
  proofs: readonly Proof[];
  /** Milliseconds since 1970. */
  now: number;
  texts?: ProofTexts | undefined;
  copyLabels?: CopyLabels | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof proofListParts> | undefined;
}

/** What somebody has proven, as strangers read it: what, how, and when it was last checked, in words and never as a bare tick. */
export function ProofList({ proofs, now, texts, copyLabels, className, classNames, ...props }: ProofListProps) {
  const part = partsOf<typeof proofListParts>('proof-list', classNames);
  const facts = useProofFacts(now, texts);
  return (
    <ul data-slot="proof-list" {...props} className={join('mu:ui:flex mu:ui:flex-col', className)}>
      {proofs.map((proof) => (
        <li key={proof.id} {...part('item', 'mu:border-b mu:border-border mu:py-2.5 mu:first:pt-0 mu:last:border-b-0')}>
          <div className="mu:min-w-0">
            <p {...part('claim', 'mu:font-medium mu:wrap-anywhere')}>
              <bdi>{proof.claim}</bdi>
            </p>
            {proof.address !== undefined && (
              <Address {...copyLabels} address={proof.address} isCopyable {...part('address', 'mu:block mu:text-sm')} />
            )}
          </div>
          <p
            {...part(
              'facts',
              join('mu:mt-0.5 mu:text-sm', proof.state === 'proven' ? 'mu:text-text-muted' : 'mu:text-warning-text'),
            )}
          >
            {facts(proof).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
