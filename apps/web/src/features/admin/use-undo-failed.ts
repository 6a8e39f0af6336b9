import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../lib/problem-text.ts';
import { useToasts } from '../session/index.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** How long a result offers to take it back: reading it and reaching the button takes a moment. */
export const UNDO_TOAST_MS = 10_000;

/** Says that something could not be taken back, with the way to a newer sign-in where that is why. */
export function useUndoFailed(): (error: unknown) => void {
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const signInAgain = useSignInAgain();
  return (error) => {
    const onPress = signInAgain(error);
    toasts.show({
      tone: 'danger',
      title: textOf(error),
      ...(onPress && { action: { label: t('signInAgain'), onPress } }),
    });
  };
}
