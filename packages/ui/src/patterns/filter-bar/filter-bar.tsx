import { useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ChipGroup, ChipItem } from '../../primitives/chip/chip.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { languageName } from '../deck-card/in-common.ts';
import { TypeFilterChips } from '../filter-chips/filter-chips.tsx';
import { ProvenFilter } from '../filter-chips/proven-filter.tsx';
import { useWordName } from '../known-words/known-words.tsx';
import { AdvancedButton, type FilterBarProps, SortSelect, VerifiedOnly } from './filter-controls.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { activeFilters, cleared, type Filters } from './filters.ts';

/** A search's maximum length (D37). */
const MAX_SEARCH = 200;

export type { FilterBarProps } from './filter-controls.tsx';
export { activeFilters, type Filters, noFilters, type Sort, SORTS } from './filters.ts';
export { PROFILE_TYPES } from '../profile-kind/profile-kind.ts';

/** A chip among those of words. */
const PREMIUM_ONLY = 'premium only';

/** The selected tags, languages and plans, each of which can be removed. */
function ChosenWords({ value, onChange }: FilterBarProps) {
  const { t } = useTranslation('gallery');
  const { locale } = useLocale();
  const nameOf = useWordName();
  const words = [
    ...value.tags.map((word) => ({ id: `tags ${word}`, word: nameOf(word) })),
    ...value.languages.map((word) => ({ id: `languages ${word}`, word: languageName(word, locale) })),
    ...(value.premiumOnly ? [{ id: PREMIUM_ONLY, word: t('filter.premium') }] : []),
  ];
  if (words.length === 0) return null;
  const without = (of: 'tags' | 'languages', keys: ReadonlySet<unknown>) =>
    value[of].filter((word) => !keys.has(`${of} ${word}`));
  return (
    <ChipGroup
      label={t('filter.chosen')}
      onRemove={(keys) =>
        onChange({
          ...value,
          tags: without('tags', keys),
          languages: without('languages', keys),
          premiumOnly: value.premiumOnly && !keys.has(PREMIUM_ONLY),
        })
      }
    >
      {words.map(({ id, word }) => (
        <ChipItem key={id} id={id} size="sm">
          {word}
        </ChipItem>
      ))}
    </ChipGroup>
  );
}

/**
 * The filters of a profile list (SPEC 2, Gallery): words, type, verified only, tags, languages and plans, and its order. In a narrow box, all but the
 * search is in a sheet. It is controlled: its owner keeps the filters, and debounces the search. The deck has FilterChips.
 */
export function FilterBar({ className, ...props }: FilterBarProps) {
  const { t } = useTranslation('gallery');
  const search = useRef<HTMLDivElement>(null);
  const { value, onChange } = props;
  const active = activeFilters(value);
  const isNarrowed = active > 0 || value.search !== '';
  const change = (changed: Partial<Filters>) => onChange({ ...value, ...changed });
  const clear = () => {
    // The button disappears with what it cleared.
    search.current?.querySelector('input')?.focus();
    onChange(cleared(value));
  };
  return (
    <search className={join('mu:@container mu:flex mu:flex-col mu:gap-3', className)}>
      <div className="mu:flex mu:gap-2">
        <SearchField
          ref={search}
          label={t('filter.search')}
          placeholder={t('filter.placeholder')}
          maxLength={MAX_SEARCH}
          value={value.search}
          onChange={(words) => change({ search: words })}
          className="mu:min-w-0 mu:flex-1"
        />
        <SortSelect {...props} className="mu:hidden mu:w-44 mu:shrink-0 mu:@2xl:flex" />
        <div className="mu:hidden mu:shrink-0 mu:@2xl:block">
          <AdvancedButton {...props} />
        </div>
        <FilterSheet {...props} className="mu:@2xl:hidden" />
      </div>
      <div className="mu:hidden mu:items-center mu:gap-3 mu:@2xl:flex">
        <TypeFilterChips value={value.type} onChange={(type) => change({ type })} />
        <span aria-hidden="true" className="mu:h-5 mu:w-px mu:bg-border" />
        <VerifiedOnly {...props} />
        <ProvenFilter value={value.proven} onChange={(proven) => change({ proven })} />
        {isNarrowed && (
          <Button size="sm" variant="quiet" className="mu:ml-auto" onPress={clear}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
      {active > 0 && (
        <p className="mu:flex mu:items-center mu:justify-between mu:gap-3 mu:text-sm mu:text-text-muted mu:@2xl:hidden">
          {t('filter.active', { count: active })}
          <Button size="sm" variant="quiet" onPress={clear}>
            {t('filter.clear')}
          </Button>
        </p>
      )}
      <ChosenWords {...props} />
    </search>
  );
}
