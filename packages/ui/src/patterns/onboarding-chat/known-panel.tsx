import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { PlusIcon } from '../../primitives/icons/icons.ts';
import { useWordNames } from '../known-words/known-words.tsx';
import type { ExtractedProfile, OnboardingField } from './onboarding-fields.ts';

export interface KnownPanelProps {
  extracted: ExtractedProfile;
  /** Called with an accepted tag: it is added to the answer. */
  onTag: (tag: string) => void;
}

/** What the assistant has understood, what it still wants to know, and its suggested tags. */
export function KnownPanel({ extracted: { fields, missingFields, suggestedTags }, onTag }: KnownPanelProps) {
  const { t } = useTranslation(['onboarding', 'profiles']);
  const { locale } = useLocale();
  const tags = useWordNames()(suggestedTags);
  const nameOf = (field: OnboardingField): string =>
    field === 'social' || field === 'seeking' ? t(`known.${field}`) : t(`profiles:form.field.${field}`);
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'conjunction' });
  return (
    <div className="mu:flex mu:flex-col mu:gap-6">
      <p className="mu:text-sm mu:text-text-muted">{fields.length > 0 ? t('known.lead') : t('known.nothing')}</p>
      {fields.length > 0 && (
        <dl className="mu:flex mu:flex-col mu:gap-3.5">
          {fields.map(({ field, values }) => (
            <div key={field}>
              <dt className="mu:flex mu:items-center mu:gap-3 mu:text-xs mu:text-text-muted">
                <span
                  aria-hidden="true"
                  className="mu:size-2 mu:shrink-0 mu:rotate-45 mu:bg-accent mu:forced-colors:bg-[Highlight]"
                />
                {nameOf(field)}
              </dt>
              <dd className="mu:line-clamp-4 mu:pl-5 mu:wrap-anywhere">{list.format(values)}</dd>
            </div>
          ))}
        </dl>
      )}
      {missingFields.length > 0 && (
        <section>
          <h3 className="mu:text-sm mu:font-semibold">{t('known.missing')}</h3>
          <ul className="mu:mt-2.5 mu:flex mu:flex-col mu:gap-2">
            {missingFields.map((field) => (
              <li key={field} className="mu:flex mu:items-center mu:gap-3 mu:text-text-muted">
                <span
                  aria-hidden="true"
                  className="mu:size-2 mu:shrink-0 mu:rotate-45 mu:border mu:border-border-strong"
                />
                {nameOf(field)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {tags.length > 0 && (
        <section>
          <h3 className="mu:text-sm mu:font-semibold">{t('known.tags')}</h3>
          <p className="mu:mt-0.5 mu:text-sm mu:text-text-muted">{t('known.tagsLead')}</p>
          <ul className="mu:mt-2.5 mu:flex mu:flex-wrap mu:gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <Button
                  size="sm"
                  className="mu:rounded-full"
                  aria-label={t('known.addTag', { tag })}
                  icon={<PlusIcon aria-hidden="true" className="mu:size-3.5 mu:text-text-muted" />}
                  onPress={() => onTag(tag)}
                >
                  <bdi>{tag}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
