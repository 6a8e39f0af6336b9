import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';

/** The quote that a field came from. */
export function Said({ words, hint }: { words: readonly string[]; hint?: string | undefined }) {
  const { t } = useTranslation('profiles');
  const { locale } = useLocale();
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' });
  return (
    <>
      {hint && <span className="mu:block">{hint}</span>}
      <span className="mu:mt-0.5 mu:line-clamp-2 mu:border-l-2 mu:border-accent mu:pl-2.5 mu:text-sm mu:text-text-muted mu:wrap-anywhere">
        {t('form.fromTalk.said', {
          words: list.format(words.map((each) => t('form.fromTalk.quote', { words: each }))),
        })}
      </span>
    </>
  );
}
