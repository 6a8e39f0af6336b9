import { useTranslation } from 'react-i18next';
import type { HiddenByMusts } from './seeking.types.ts';

/** From here on the server counts no further (D27). */
export const MOST_COUNTED = 100;

/** The panel's title, also announced to screen readers. */
export function useHiddenTitle(): (hidden: HiddenByMusts) => string {
  const { t } = useTranslation('seeking');
  return ({ total }) =>
    total < MOST_COUNTED ? t('hidden.title', { count: total }) : t('hidden.titleMany', { max: MOST_COUNTED - 1 });
}
