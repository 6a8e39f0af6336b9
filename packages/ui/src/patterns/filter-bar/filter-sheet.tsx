import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { FilterIcon } from '../../primitives/icons/icons.ts';
import { Sheet, SheetTrigger } from '../../primitives/sheet/sheet.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import { TypeFilterChips } from '../filter-chips/filter-chips.tsx';
import { AdvancedSection, type FilterBarProps } from './filter-controls.tsx';
import { activeFilters, cleared, SORTS } from './filters.ts';

/** All filters of a narrow window, behind one button. */
export function FilterSheet({ className, ...props }: FilterBarProps) {
  const { t } = useTranslation(['gallery', 'common']);
  const { value, onChange, onUpgrade } = props;
  const active = activeFilters(value);
  return (
    <SheetTrigger>
      <Button
        aria-label={active > 0 ? t('filter.openActive', { count: active }) : t('filter.open')}
        className={`px-3 ${className ?? ''}`}
        icon={<FilterIcon aria-hidden="true" className="size-5" />}
      >
        <CountBadge count={active} label="" />
      </Button>
      <Sheet title={t('filter.open')} closeLabel={t('common:close')}>
        {({ close }) => (
          <div className="flex flex-col gap-6">
            <div className="flex flex-col gap-2">
              <p aria-hidden="true" className="text-sm text-text-muted">
                {t('filter.type')}
              </p>
              <TypeFilterChips
                value={value.type}
                onChange={(type) => onChange({ ...value, type })}
                className="-m-1 overflow-x-auto p-1"
              />
            </div>
            <Switch
              description={t('filter.verifiedHint')}
              isSelected={value.verifiedOnly}
              onChange={(verifiedOnly) => onChange({ ...value, verifiedOnly })}
            >
              {t('filter.verified')}
            </Switch>
            <div className="flex flex-col gap-2">
              <p aria-hidden="true" className="text-sm text-text-muted">
                {t('filter.sort')}
              </p>
              <ToggleButtonGroup
                variant="segment"
                aria-label={t('filter.sort')}
                selectionMode="single"
                disallowEmptySelection
                selectedKeys={[value.sort]}
                onSelectionChange={(keys) => {
                  const sort = SORTS.find((each) => keys.has(each));
                  if (sort) onChange({ ...value, sort });
                }}
              >
                {SORTS.map((sort) => (
                  <ToggleButton key={sort} id={sort} size="md" className="px-2 text-sm whitespace-normal">
                    {t(`filter.sortBy.${sort}`)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            </div>
            <AdvancedSection
              {...props}
              {...(onUpgrade
                ? {
                    onUpgrade: () => {
                      close();
                      onUpgrade();
                    },
                  }
                : {})}
            />
            <div className="sticky bottom-0 -mx-6 -mb-6 flex gap-3 border-t border-border bg-surface-floating px-6 py-4">
              <Button isDisabled={active === 0} onPress={() => onChange({ ...cleared(value), search: value.search })}>
                {t('filter.clear')}
              </Button>
              <Button variant="primary" className="flex-1" onPress={close}>
                {t('filter.show')}
              </Button>
            </div>
          </div>
        )}
      </Sheet>
    </SheetTrigger>
  );
}
