import { useTranslation } from 'react-i18next';

/** The texts of a TagField of at most `max` words for a word that cannot be added, and for no suggestions. */
export function useTagTexts(max: number) {
  const { t } = useTranslation('common');
  return {
    full: t('words.full', { max }),
    repeated: (word: string) => t('words.repeated', { word }),
    unknown: (word: string) => t('words.unknown', { word }),
  };
}
