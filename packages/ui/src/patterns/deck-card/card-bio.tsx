import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { clamped } from '../../lib/clamped.ts';
import type { TranslatedBio } from './deck-card.types.ts';
import { languageName } from './in-common.ts';

/** The beginning of a bio: in the reader's language if there is a translation, with a link back to the original (D7, D43). */
export function CardBio({ bio, translation }: { bio: string; translation: TranslatedBio | undefined }) {
  const { t } = useTranslation('profiles');
  const { locale } = useLocale();
  const [showsOriginal, setShowsOriginal] = useState(false);
  return (
    <div className="mu:flex mu:flex-col mu:gap-1">
      <p
        dir="auto"
        className="mu:line-clamp-2 mu:text-base mu:wrap-anywhere mu:whitespace-pre-line mu:@2xl:line-clamp-6 mu:@2xl:text-lg"
      >
        {clamped(translation && !showsOriginal ? translation.bio : bio)}
      </p>
      {translation && (
        <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-1 mu:text-sm mu:text-text-muted">
          <span>
            {translation.sourceLanguage === null
              ? t('translation.fromUnknown')
              : t('translation.from', { language: languageName(translation.sourceLanguage, locale) })}
          </span>
          <Button
            size="sm"
            variant="quiet"
            className="mu:-my-1.5 mu:px-2"
            onPress={() => setShowsOriginal(!showsOriginal)}
          >
            {t(showsOriginal ? 'translation.showTranslation' : 'translation.showOriginal')}
          </Button>
        </div>
      )}
    </div>
  );
}
