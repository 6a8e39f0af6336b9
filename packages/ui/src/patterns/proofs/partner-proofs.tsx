import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { Popover, PopoverTrigger } from '../../primitives/popover/popover.tsx';
import { ProvenLine } from '../deck-card/proven-line.tsx';
import { ProofList } from './proof-line.tsx';
import type { ShownProof } from './proof.types.ts';

export interface PartnerProofsProps {
  name: string;
  proofs: readonly ShownProof[];
  /** Milliseconds. */
  now: number;
}

/** What a partner has proven, in one line below the head of a conversation; a press shows each claim. Nothing where they show nothing. */
export function PartnerProofs({ name, proofs, now }: PartnerProofsProps) {
  const { t } = useTranslation('proofs');
  if (!proofs.some(({ state }) => state === 'proven')) return null;
  return (
    <div className="mu:flex mu:shrink-0 mu:border-b mu:border-border mu:px-2 mu:py-1 mu:@3xl/messages:px-6">
      <PopoverTrigger>
        <Button size="sm" variant="quiet" className="mu:max-w-full">
          <ProvenLine proofs={proofs} className="mu:truncate" />
        </Button>
        <Popover label={t('partner', { name })} padding="card" className="mu:max-w-[min(24rem,calc(100vw-2rem))]">
          <ProofList proofs={proofs} now={now} />
        </Popover>
      </PopoverTrigger>
    </div>
  );
}
