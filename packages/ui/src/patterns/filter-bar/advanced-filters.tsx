import { useTranslation } from 'react-i18next';
import { Switch } from '../../primitives/switch/switch.tsx';
import { WordField } from '../word-field/word-field.tsx';
import type { FilterBarProps } from './filter-controls.tsx';

/** A search takes at most this many tags, and as many languages (D37). */
const MAX_WORDS = 20;

/** Tags, languages and plans, for people whose plan includes these filters. */
export function AdvancedFilters({ value, onChange }: Pick<FilterBarProps, 'value' | 'onChange'>) {
  const { t } = useTranslation('gallery');
  return (
    <div className="mu:flex mu:flex-col mu:gap-4">
      <WordField
        kind="tag"
        label={t('filter.tags')}
        placeholder={t('filter.tagsHint')}
        max={MAX_WORDS}
        value={value.tags}
        onChange={(tags) => onChange({ ...value, tags })}
      />
      <WordField
        kind="language"
        label={t('filter.languages')}
        placeholder={t('filter.languagesHint')}
        max={MAX_WORDS}
        value={value.languages}
        onChange={(languages) => onChange({ ...value, languages })}
      />
      <Switch
        description={t('filter.premiumHint')}
        isSelected={value.premiumOnly}
        onChange={(premiumOnly) => onChange({ ...value, premiumOnly })}
      >
        {t('filter.premium')}
      </Switch>
    </div>
  );
}
