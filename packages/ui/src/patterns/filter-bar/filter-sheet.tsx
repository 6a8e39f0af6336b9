import { useTranslation } from 'react-i18next';
import { PROVEN_CHOICES } from '../filter-chips/proven-filter.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { FilterIcon } from '../../primitives/icons/icons.ts';
import { Sheet, SheetTrigger } from '../../primitives/sheet/sheet.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import { TypeFilterChips } from '../filter-chips/filter-chips.tsx';
import { AdvancedSection, type FilterBarProps, useAdvanced } from './filter-controls.tsx';
import { activeFilters, cleared, sorted, sortOf, sortsOf } from './filters.ts';

/** All filters of a narrow window, behind one button. */
export function FilterSheet({ className, ...props }: FilterBarProps) {
  const { t } = useTranslation(['gallery', 'discover', 'common']);
  const { value, onChange, onUpgrade } = props;
  const active = activeFilters(value);
  const fields = useAdvanced();
  return (
    <SheetTrigger onOpenChange={(isOpen) => isOpen && !onUpgrade && fields.request()}>
      <Button
        aria-label={active > 0 ? t('filter.openActive', { count: active }) : t('filter.open')}
        className={`mu:px-3 ${className ?? ''}`}
        icon={<FilterIcon aria-hidden="true" className="mu:size-5" />}
      >
        <CountBadge count={active} label="" />
      </Button>
      <Sheet title={t('filter.open')} closeLabel={t('common:close')}>
        {({ close }) => (
          <div className="mu:flex mu:flex-col mu:gap-6">
            <div className="mu:flex mu:flex-col mu:gap-2">
              <p aria-hidden="true" className="mu:text-sm mu:text-text-muted">
                {t('filter.type')}
              </p>
              <TypeFilterChips
                value={value.type}
                onChange={(type) => onChange({ ...value, type })}
                className="mu:-m-1 mu:overflow-x-auto mu:p-1"
              />
            </div>
            <Switch
              description={t('filter.verifiedHint')}
              isSelected={value.verifiedOnly}
              onChange={(verifiedOnly) => onChange({ ...value, verifiedOnly })}
            >
              {t('filter.verified')}
            </Switch>
            <Select
              label={t('discover:filter.proven.label')}
              value={value.proven ?? 'all'}
              onChange={(chosen) => onChange({ ...value, proven: chosen === 'all' ? null : chosen })}
              options={PROVEN_CHOICES.map((key) => ({ key, label: t(`discover:filter.provenBy.${key}`) }))}
            />
            <div className="mu:flex mu:flex-col mu:gap-2">
              <p aria-hidden="true" className="mu:text-sm mu:text-text-muted">
                {t('filter.sort')}
              </p>
              <ToggleButtonGroup
                variant="segment"
                aria-label={t('filter.sort')}
                selectionMode="single"
                disallowEmptySelection
                selectedKeys={[sortOf(value)]}
                onSelectionChange={(keys) => {
                  const sort = sortsOf(value).find((each) => keys.has(each));
                  if (sort) onChange(sorted(value, sort));
                }}
              >
                {sortsOf(value).map((sort) => (
                  <ToggleButton key={sort} id={sort} size="md" className="mu:px-2 mu:text-sm mu:whitespace-normal">
                    {t(`filter.sortBy.${sort}`)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            </div>
            <AdvancedSection
              {...props}
              fields={fields}
              {...(onUpgrade
                ? {
                    onUpgrade: () => {
                      close();
                      onUpgrade();
                    },
                  }
                : {})}
            />
            <div className="mu:sticky mu:bottom-0 mu:-mx-6 mu:-mb-6 mu:flex mu:gap-3 mu:border-t mu:border-border mu:bg-surface-floating mu:px-6 mu:py-4">
              <Button isDisabled={active === 0} onPress={() => onChange({ ...cleared(value), search: value.search })}>
                {t('filter.clear')}
              </Button>
              <Button variant="primary" className="mu:flex-1" onPress={close}>
                {t('filter.show')}
              </Button>
            </div>
          </div>
        )}
      </Sheet>
    </SheetTrigger>
  );
}
