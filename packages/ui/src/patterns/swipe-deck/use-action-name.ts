import { useTranslation } from 'react-i18next';
import type { Decision } from '../../blocks/swipe-deck/swipe-deck.tsx';

/** The name of a decision's button; a locked one needs a higher tier or tomorrow. */
export function useActionName(): (decision: Decision, name: string, isLocked: boolean) => string {
  const { t } = useTranslation('discover');
  return (decision, name, isLocked) => t(isLocked ? `action.${decision}Locked` : `action.${decision}`, { name });
}
