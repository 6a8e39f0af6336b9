import { useTranslation } from 'react-i18next';

/** What a TagField of at most `max` words says where a word cannot be added, and where it suggests none. */
export function useTagTexts(max: number) {
  const { t } = useTranslation('common');
  return {
    full: t('words.full', { max }),
    repeated: (word: string) => t('words.repeated', { word }),
    unknown: (word: string) => t('words.unknown', { word }),
  };
}
