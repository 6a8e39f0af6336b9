import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ChevronDownIcon, LockedIcon, VerifiedIcon } from '../../primitives/icons/icons.ts';
import { Popover, PopoverTrigger } from '../../primitives/popover/popover.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ToggleButton } from '../../primitives/toggle-button/toggle-button.tsx';
import { type Filters, sorted, sortOf, sortsOf } from './filters.ts';

export interface FilterBarProps {
  value: Filters;
  onChange: (value: Filters) => void;
  /** Opens the upgrade dialog: “More filters” is part of the paid plans. Omitted for people who have them. */
  onUpgrade?: (() => void) | undefined;
  className?: string;
}

/** Only verified profiles. */
export function VerifiedOnly({ value, onChange }: FilterBarProps) {
  const { t } = useTranslation('gallery');
  return (
    <ToggleButton
      icon={<VerifiedIcon aria-hidden="true" className="mu:size-4" />}
      isSelected={value.verifiedOnly}
      onChange={(verifiedOnly) => onChange({ ...value, verifiedOnly })}
    >
      {t('filter.verified')}
    </ToggleButton>
  );
}

/** The order of the list. */
export function SortSelect({ value, onChange, className = '' }: FilterBarProps) {
  const { t } = useTranslation('gallery');
  return (
    <Select
      label={t('filter.sort')}
      hideLabel
      value={sortOf(value)}
      onChange={(sort) => onChange(sorted(value, sort))}
      options={sortsOf(value).map((key) => ({ key, label: t(`filter.sortBy.${key}`) }))}
      className={className}
    />
  );
}

const loadAdvanced = () => import('./advanced-filters.tsx');

/** Tags, languages and plans: loaded when first opened. */
export const useAdvanced = () => useLazy(loadAdvanced);

type AdvancedProps = FilterBarProps & { fields: ReturnType<typeof useAdvanced> };

function AdvancedFields({ fields: { value: loaded, isFailed }, value, onChange }: AdvancedProps) {
  const { t } = useTranslation('gallery');
  if (isFailed) return <NotLoaded />;
  if (loaded) return <loaded.AdvancedFilters value={value} onChange={onChange} />;
  return (
    <Loading label={t('filter.advanced')}>
      <Skeleton shape="block" className="mu:h-48" />
    </Loading>
  );
}

/** Tags, languages and plans behind a button; locked, the button leads to the plan that has them. */
export function AdvancedButton(props: FilterBarProps) {
  const { t } = useTranslation(['gallery', 'chrome']);
  const fields = useAdvanced();
  const { onUpgrade } = props;
  if (onUpgrade) {
    return (
      <Button
        aria-label={t('filter.locked', { plan: t('chrome:tier.premium') })}
        icon={<LockedIcon aria-hidden="true" className="mu:size-4 mu:text-text-muted" />}
        onPress={onUpgrade}
      >
        {t('filter.advanced')}
      </Button>
    );
  }
  return (
    <PopoverTrigger onOpenChange={(isOpen) => isOpen && fields.request()}>
      <Button>
        {t('filter.advanced')}
        <ChevronDownIcon aria-hidden="true" className="mu:size-4 mu:text-text-subtle" />
      </Button>
      <Popover label={t('filter.advanced')} placement="bottom end" className="mu:w-96">
        <AdvancedFields {...props} fields={fields} />
      </Popover>
    </PopoverTrigger>
  );
}

/** The same in the sheet, where there is room to name it. */
export function AdvancedSection(props: AdvancedProps) {
  const { t } = useTranslation(['gallery', 'chrome']);
  const { onUpgrade } = props;
  if (!onUpgrade) return <AdvancedFields {...props} />;
  return (
    <div className="mu:flex mu:flex-col mu:items-start mu:gap-3 mu:rounded-card mu:bg-fill mu:p-4">
      <p className="mu:flex mu:items-center mu:gap-2 mu:font-medium">
        {t('filter.advanced')}
        <Badge tone="accent">{t('chrome:tier.premium')}</Badge>
      </p>
      <p className="mu:text-sm mu:text-text-muted">{t('filter.lockedText')}</p>
      <Button size="sm" icon={<LockedIcon aria-hidden="true" className="mu:size-4" />} onPress={onUpgrade}>
        {t('filter.unlock', { plan: t('chrome:tier.premium') })}
      </Button>
    </div>
  );
}
