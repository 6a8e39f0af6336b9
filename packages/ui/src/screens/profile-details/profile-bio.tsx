import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../patterns/deck-card/in-common.ts';
import { Button } from '../../primitives/button/button.tsx';

/** How a text is shown in the reader's language (D7, D43). */
export type BioTranslation =
  /** No translation is possible, or needed. */
  | { readonly status: 'none' }
  /** It can be translated here, on the reader's device. */
  | { readonly status: 'offered'; readonly onTranslate: () => void }
  | { readonly status: 'translating' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'translated';
      readonly bio: string;
      /** A group's requirements for newcomers, if translated too. */
      readonly entryRequirements?: string | null | undefined;
      /** Null if it could not be detected. */
      readonly sourceLanguage: string | null;
      readonly showsOriginal: boolean;
      readonly onShowOriginal: (shows: boolean) => void;
    };

function Note({ translation }: { translation: BioTranslation }) {
  const { t } = useTranslation('profiles');
  const { locale } = useLocale();
  switch (translation.status) {
    case 'none':
      return null;
    case 'offered':
      return (
        <Button size="sm" variant="quiet" onPress={translation.onTranslate}>
          {t('translation.translate')}
        </Button>
      );
    case 'translating':
      return t('translation.translating');
    case 'failed':
      return t('translation.failed');
    case 'translated': {
      const { sourceLanguage, showsOriginal, onShowOriginal } = translation;
      return (
        <>
          <span>
            {sourceLanguage === null
              ? t('translation.fromUnknown')
              : t('translation.from', { language: languageName(sourceLanguage, locale) })}
          </span>
          <Button size="sm" variant="quiet" onPress={() => onShowOriginal(!showsOriginal)}>
            {t(showsOriginal ? 'translation.showTranslation' : 'translation.showOriginal')}
          </Button>
        </>
      );
    }
  }
}

/** A profile's own words, in the reader's language if there is a translation, with a link back to the original. */
export function ProfileBio({ bio, translation }: { bio: string; translation: BioTranslation }) {
  const isTranslated = translation.status === 'translated' && !translation.showsOriginal;
  return (
    <>
      <p dir="auto" className="mu:max-w-prose mu:text-lg mu:wrap-anywhere mu:whitespace-pre-line">
        {isTranslated ? translation.bio : bio}
      </p>
      <output className="mu:mt-2 mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:text-sm mu:text-text-muted mu:empty:hidden">
        <Note translation={translation} />
      </output>
    </>
  );
}
