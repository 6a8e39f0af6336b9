import type { HTMLAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { CloseIcon } from '../../primitives/icons/icons.ts';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import type { ActingProfile } from '../acting-profile-picker/acting-profile-picker.tsx';
import { PROFILE_TYPES, type ProfileType } from '../profile-kind/profile-kind.ts';

/** Which profiles the deck holds. */
export type TypeFilter = 'all' | ProfileType;

const FILTERS: readonly TypeFilter[] = ['all', ...PROFILE_TYPES];

const isFilter = (value: unknown): value is TypeFilter => FILTERS.some((filter) => filter === value);

export interface TypeFilterChipsProps {
  value: TypeFilter;
  onChange: (value: TypeFilter) => void;
  className?: string;
}

/** Chooses which profiles the deck holds. Pressing the chosen type again clears it (SPEC 2, Discover). */
export function TypeFilterChips({ value, onChange, className }: TypeFilterChipsProps) {
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
}

export interface FilterChipsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  acting: ActingProfile;
  /** Back to choosing who to act as. Left out when there is only one profile. */
  onClearActing?: (() => void) | undefined;
  filter: TypeFilter;
  onFilterChange: (value: TypeFilter) => void;
}

/** The two choices behind a deck, who is acting and which profiles are shown, each of which a press clears. */
export function FilterChips({ acting, onClearActing, filter, onFilterChange, className, ...props }: FilterChipsProps) {
  const { t } = useTranslation('discover');
  const who = (
    <>
      <Avatar size="xs" shape="circle" src={acting.avatar} seed={acting._id} kind={acting.profileType} />
      <span dir="auto" className="mu:hidden mu:max-w-40 mu:truncate mu:@lg:block">
        {acting.name}
      </span>
    </>
  );
  return (
    <div {...props} className={join('mu:@container mu:flex mu:items-center', className)}>
      <div className="mu:flex mu:min-w-0 mu:flex-1 mu:items-center mu:gap-1.5 mu:@lg:gap-3">
        {onClearActing ? (
          <Button
            aria-label={t('filter.changeActing', { name: acting.name })}
            onPress={onClearActing}
            className="mu:relative mu:flex mu:h-9 mu:shrink-0 mu:touch-target mu:cursor-pointer mu:items-center mu:gap-1 mu:rounded-full mu:border mu:border-border mu:bg-surface-raised mu:pr-2 mu:pl-1.5 mu:@lg:gap-2 mu:@lg:pr-2.5 mu:text-sm mu:font-medium mu:focus-ring mu:transition-colors mu:duration-120 mu:hover:bg-surface-raised-hover mu:pressed:bg-surface-raised-pressed"
          >
            {who}
            <CloseIcon aria-hidden="true" className="mu:size-3.5 mu:text-text-muted" />
          </Button>
        ) : (
          <p className="mu:flex mu:h-9 mu:shrink-0 mu:items-center mu:gap-1.5 mu:text-sm mu:font-medium">
            <span className="mu:sr-only">{t('filter.acting', { name: acting.name })}</span>
            <span aria-hidden="true" className="mu:contents">
              {who}
            </span>
          </p>
        )}
        <span aria-hidden="true" className="mu:hidden mu:h-5 mu:w-px mu:shrink-0 mu:bg-border mu:@lg:block" />
        <TypeFilterChips
          value={filter}
          onChange={onFilterChange}
          className="mu:-my-1 mu:min-w-0 mu:overflow-x-auto mu:py-1 mu:[scrollbar-width:none]"
        />
      </div>
    </div>
  );
}
