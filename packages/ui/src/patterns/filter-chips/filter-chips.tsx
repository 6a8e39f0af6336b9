import { type HTMLAttributes, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { CloseIcon } from '../../primitives/icons/icons.ts';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import { ActingChip } from '../acting-profile-picker/acting-chip.tsx';
import type { ActingProfile } from '../acting-profile-picker/acting-profile-picker.tsx';
import { PROFILE_TYPES, type ProfileType } from '../profile-kind/profile-kind.ts';

/** Which profiles the deck contains. */
export type TypeFilter = 'all' | ProfileType;

const FILTERS: readonly TypeFilter[] = ['all', ...PROFILE_TYPES];

const isFilter = (value: unknown): value is TypeFilter => FILTERS.some((filter) => filter === value);

export interface TypeFilterChipsProps {
  value: TypeFilter;
  onChange: (value: TypeFilter) => void;
  className?: string;
}

/** Chooses which profiles the deck contains. Pressing the current type again clears it (SPEC 2, Discover). Not drawn anew with each decision. */
export const TypeFilterChips = memo(function TypeFilterChips({ value, onChange, className }: TypeFilterChipsProps) {
  const { t } = useTranslation('discover');
  return (
    <ToggleButtonGroup
      aria-label={t('filter.label')}
      selectionMode="single"
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [chosen = 'all'] = keys;
        if (isFilter(chosen)) onChange(chosen);
      }}
      className={join('mu:flex-nowrap mu:gap-1 mu:@lg:gap-1.5', className)}
    >
      {FILTERS.map((filter) => (
        <ToggleButton key={filter} id={filter} className="mu:px-2 mu:@lg:px-3.5">
          {t(`filter.${filter}`)}
          {filter !== 'all' && filter === value && (
            <CloseIcon aria-hidden="true" className="mu:-mr-1 mu:hidden mu:size-3.5 mu:@lg:block" />
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});

export interface FilterChipsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  acting: ActingProfile;
  /** Back to choosing the acting profile. Omitted with only one profile. */
  onClearActing?: (() => void) | undefined;
  filter: TypeFilter;
  onFilterChange: (value: TypeFilter) => void;
  /** Stands at the end of the row. */
  children?: ReactNode;
}

/** A deck's two choices, the acting profile and the type of profiles, each cleared by a press. */
export function FilterChips({
  acting,
  onClearActing,
  filter,
  onFilterChange,
  className,
  children,
  ...props
}: FilterChipsProps) {
  return (
    <div {...props} className={join('mu:@container mu:flex mu:items-center', className)}>
      <div className="mu:flex mu:min-w-0 mu:flex-1 mu:items-center mu:gap-1.5 mu:@lg:gap-3">
        <ActingChip acting={acting} onClear={onClearActing} isCompact />
        <span aria-hidden="true" className="mu:hidden mu:h-5 mu:w-px mu:shrink-0 mu:bg-border mu:@lg:block" />
        <TypeFilterChips
          value={filter}
          onChange={onFilterChange}
          className="mu:-my-1 mu:min-w-0 mu:overflow-x-auto mu:py-1 mu:[scrollbar-width:none]"
        />
      </div>
      {children}
    </div>
  );
}
