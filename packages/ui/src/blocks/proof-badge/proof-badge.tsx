import type { RefAttributes } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { cx } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { Popover, PopoverTrigger } from '../../primitives/popover/popover.tsx';
import type { proofBadgeParts } from './proof-badge.parts.ts';
import type { ProofTexts } from './proof-badge.texts.ts';
import { type CopyLabels, type Proof, ProofList, useProofFacts } from './proof-list.tsx';

export { type CopyLabels, type Proof, ProofList, type ProofListProps } from './proof-list.tsx';

export interface ProofBadgeProps extends Omit<ButtonProps, 'children' | 'name'>, RefAttributes<HTMLButtonElement> {
  /** Whose they are. */
  name: string;
  /** The strongest first: it is the one that shows. */
  proofs: readonly [Proof, ...Proof[]];
  /** Milliseconds since 1970. */
  now: number;
  texts?: ProofTexts | undefined;
  copyLabels?: CopyLabels | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof proofBadgeParts> | undefined;
}

/**
 * What somebody has proven where there is room for a line or two: what, how and when the strongest was last checked, and how many more there are. A
 * press shows all of them in full.
 */
export function ProofBadge({ name, proofs, now, texts, copyLabels, className, classNames, ...props }: ProofBadgeProps) {
  const part = partsOf<typeof proofBadgeParts>('proof-badge', classNames);
  const words = useTexts('proof', texts);
  const facts = useProofFacts(now, texts);
  const [first] = proofs;
  return (
    <PopoverTrigger>
      <Button
        data-slot="proof-badge"
        {...props}
        className={cx(
          `mu:ui:relative mu:ui:flex mu:ui:max-w-full mu:ui:items-end mu:ui:gap-2 mu:ui:cursor-pointer mu:ui:rounded-small mu:text-start mu:ui:text-sm mu:ui:focus-ring mu:after:absolute mu:after:-inset-x-1 mu:after:-inset-y-1.5 mu:ui:hover:underline mu:hover:underline-offset-4 ${
            first.state === 'proven' ? 'mu:ui:text-text-muted' : 'mu:ui:text-warning-text'
          }`,
          className,
        )}
      >
        <bdi {...part('line', 'mu:line-clamp-2 mu:min-w-0 mu:wrap-anywhere')}>
          {[first.shortClaim ?? first.claim, ...facts(first)].join(' · ')}
        </bdi>
        {proofs.length > 1 && (
          <span {...part('more', 'mu:shrink-0 mu:font-medium mu:text-text')}>{words.more(proofs.length - 1)}</span>
        )}
      </Button>
      <Popover {...part('popover', 'mu:max-w-[min(24rem,calc(100vw-2rem))]')} label={words.title(name)} padding="card">
        <ProofList proofs={proofs} now={now} texts={texts} copyLabels={copyLabels} />
      </Popover>
    </PopoverTrigger>
  );
}
