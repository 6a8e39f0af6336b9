import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { PlusIcon } from '../../primitives/icons/icons.ts';
import type { ExtractedProfile } from './onboarding.types.ts';

export interface KnownPanelProps {
  extracted: ExtractedProfile;
  /** A suggested tag was taken: it becomes part of the answer. */
  onTag: (tag: string) => void;
}

/** What the assistant has understood, what it still wants to know, and the tags that it suggests. */
export function KnownPanel({ extracted: { fields, missingFields, suggestedTags }, onTag }: KnownPanelProps) {
  const { t, i18n } = useTranslation('onboarding');
  const list = new Intl.ListFormat(i18n.language, { style: 'narrow', type: 'conjunction' });
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-text-muted">{fields.length > 0 ? t('known.lead') : t('known.nothing')}</p>
      {fields.length > 0 && (
        <dl className="flex flex-col gap-3.5">
          {fields.map(({ field, values }) => (
            <div key={field}>
              <dt className="flex items-center gap-3 text-xs text-text-muted">
                <span aria-hidden="true" className="size-2 shrink-0 rotate-45 bg-accent forced-colors:bg-[Highlight]" />
                {t(`field.${field}`)}
              </dt>
              <dd className="line-clamp-4 pl-5 wrap-anywhere">{list.format(values)}</dd>
            </div>
          ))}
        </dl>
      )}
      {missingFields.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold">{t('known.missing')}</h3>
          <ul className="mt-2.5 flex flex-col gap-2">
            {missingFields.map((field) => (
              <li key={field} className="flex items-center gap-3 text-text-muted">
                <span aria-hidden="true" className="size-2 shrink-0 rotate-45 border border-border-strong" />
                {t(`field.${field}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {suggestedTags.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold">{t('known.tags')}</h3>
          <p className="mt-0.5 text-sm text-text-muted">{t('known.tagsLead')}</p>
          <ul className="mt-2.5 flex flex-wrap gap-2">
            {suggestedTags.map((tag) => (
              <li key={tag}>
                <Button
                  size="sm"
                  className="rounded-full"
                  aria-label={t('known.addTag', { tag })}
                  icon={<PlusIcon aria-hidden="true" className="size-3.5 text-text-muted" />}
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
