import { useTranslation } from 'react-i18next';
import type { SelectionBarTexts } from '../../primitives/selection-bar/selection-bar.tsx';

/** The words of the bar below the team's lists. */
export function useSelectionTexts(): SelectionBarTexts {
  const { t } = useTranslation('admin');
  return { label: t('chosen.label'), count: (count) => t('chosen.count', { count }), clear: t('chosen.clear') };
}
