import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '../../primitives/menu/menu.tsx';
import { PROVEN_CHOICES, type ProvenFilterProps } from './proven-filter.tsx';

export interface ProvenMenuProps extends Pick<ProvenFilterProps, 'value' | 'onChange'> {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What others are to have proven (D84), beside its button. */
export function ProvenMenu({ value, onChange, triggerRef, isOpen, onOpenChange }: ProvenMenuProps) {
  const { t } = useTranslation('discover');
  return (
    <Menu
      popover={{ triggerRef, isOpen, onOpenChange }}
      aria-label={t('filter.proven.label')}
      onClose={() => onOpenChange(false)}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value ?? 'all']}
      onSelectionChange={(keys) => {
        const chosen = keys === 'all' ? undefined : PROVEN_CHOICES.find((choice) => keys.has(choice));
        if (chosen !== undefined) onChange(chosen === 'all' ? null : chosen);
      }}
    >
      {PROVEN_CHOICES.map((choice) => (
        <MenuItem
          key={choice}
          id={choice}
          textValue={t(`filter.provenBy.${choice}`)}
          {...(choice === 'contract' ? { description: t('filter.provenBy.contractHint') } : {})}
        >
          {t(`filter.provenBy.${choice}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
