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
      className={join('flex-nowrap gap-1 @lg:gap-1.5', className)}
    >
      {FILTERS.map((filter) => (
        <ToggleButton key={filter} id={filter} className="px-2 @lg:px-3.5">
          {t(`filter.${filter}`)}
          {filter !== 'all' && filter === value && (
            <CloseIcon aria-hidden="true" className="-mr-1 hidden size-3.5 @lg:block" />
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
      <span dir="auto" className="hidden max-w-40 truncate @lg:block">
        {acting.name}
      </span>
    </>
  );
  return (
    <div {...props} className={join('@container flex items-center', className)}>
      <div className="flex min-w-0 flex-1 items-center gap-1.5 @lg:gap-3">
        {onClearActing ? (
          <Button
            aria-label={t('filter.changeActing', { name: acting.name })}
            onPress={onClearActing}
            className="relative flex h-9 shrink-0 touch-target cursor-pointer items-center gap-1 rounded-full border border-border bg-surface-raised pr-2 pl-1.5 @lg:gap-2 @lg:pr-2.5 text-sm font-medium focus-ring transition-colors duration-120 hover:bg-surface-raised-hover pressed:bg-surface-raised-pressed"
          >
            {who}
            <CloseIcon aria-hidden="true" className="size-3.5 text-text-muted" />
          </Button>
        ) : (
          <p className="flex h-9 shrink-0 items-center gap-1.5 text-sm font-medium">
            <span className="sr-only">{t('filter.acting', { name: acting.name })}</span>
            <span aria-hidden="true" className="contents">
              {who}
            </span>
          </p>
        )}
        <span aria-hidden="true" className="hidden h-5 w-px shrink-0 bg-border @lg:block" />
        <TypeFilterChips
          value={filter}
          onChange={onFilterChange}
          className="-my-1 min-w-0 overflow-x-auto py-1 [scrollbar-width:none]"
        />
      </div>
    </div>
  );
}
