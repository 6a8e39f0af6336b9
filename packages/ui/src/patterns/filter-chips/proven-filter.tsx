import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { ProvenIcon } from '../../primitives/icons/icons.ts';
import { ToggleButton } from '../../primitives/toggle-button/toggle-button.tsx';
import type { ProofKind } from '../proofs/proof.types.ts';

/** What the profiles of a deck have proven and show (D84): a wallet, or a contract that they own or deployed. */
export type DeckProof = Extract<ProofKind, 'wallet' | 'contract'>;

export const PROVEN_CHOICES: readonly (DeckProof | 'all')[] = ['all', 'wallet', 'contract'];

/** It is fetched when somebody asks: most take people as they come. */
const loadMenu = () => import('./proven-menu.tsx');

export interface ProvenFilterProps {
  /** Null for whoever they are. */
  value: DeckProof | null;
  onChange: (value: DeckProof | null) => void;
  className?: string;
}

/** Only those who have proven something (D84), chosen from a menu. Where its container (`@container`) is narrow, it is an icon. Not drawn anew with each decision. */
export const ProvenFilter = memo(function ProvenFilter({ value, onChange, className = '' }: ProvenFilterProps) {
  const { t } = useTranslation('discover');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { value: menu, isFailed, request } = useLazy(loadMenu);
  const label = t(`filter.proven.${value ?? 'label'}`);
  return (
    <>
      <ToggleButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isSelected={value !== null}
        icon={<ProvenIcon aria-hidden="true" className="mu:size-4.5 mu:shrink-0" />}
        className={`mu:px-2 mu:@2xl:px-3.5 ${className}`}
        onHoverStart={request}
        onPress={() => {
          request();
          setOpen(true);
        }}
      >
        <span className="mu:hidden mu:@2xl:inline">{label}</span>
      </ToggleButton>
      {isFailed && isOpen && <NotLoaded />}
      {menu && (
        <menu.ProvenMenu value={value} onChange={onChange} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
});
