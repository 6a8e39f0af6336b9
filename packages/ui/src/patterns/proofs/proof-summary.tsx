import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Popover, PopoverTrigger } from '../../primitives/popover/popover.tsx';
import { ProofList } from './proof-line.tsx';
import type { ShownProof } from './proof.types.ts';
import { strongestFirst } from './proof-words.ts';
import { useProofWords } from './use-claim.ts';

export interface ProofSummaryProps {
  /** Whose they are. */
  name: string;
  proofs: readonly ShownProof[];
  /** Milliseconds. */
  now: number;
  className?: string;
}

/**
 * What a profile has proven where there is room for a line or two: what, how and when the strongest was last checked, and how many more there are
 * (D84). A press shows all of them in full. Nothing where it shows nothing.
 */
export function ProofSummary({ name, proofs, now, className }: ProofSummaryProps) {
  const { t } = useTranslation('claims');
  const { line } = useProofWords(now);
  const sorted = strongestFirst(proofs);
  const [first] = sorted;
  if (!first) return null;
  return (
    <PopoverTrigger>
      <Button
        className={join(
          'mu:relative mu:flex mu:max-w-full mu:items-end mu:gap-2 mu:cursor-pointer mu:rounded-small mu:text-left mu:text-sm mu:focus-ring mu:after:absolute mu:after:-inset-x-1 mu:after:-inset-y-1.5 mu:hover:underline mu:hover:underline-offset-4',
          first.state === 'proven' ? 'mu:text-text-muted' : 'mu:text-warning-text',
          className,
        )}
      >
        <bdi className="mu:line-clamp-2 mu:min-w-0 mu:wrap-anywhere">{line(first)}</bdi>
        {sorted.length > 1 && (
          <span className="mu:shrink-0 mu:font-medium mu:text-text">{t('more', { count: sorted.length - 1 })}</span>
        )}
      </Button>
      <Popover label={t('title', { name })} padding="card" className="mu:max-w-[min(24rem,calc(100vw-2rem))]">
        <ProofList proofs={sorted} now={now} />
      </Popover>
    </PopoverTrigger>
  );
}
