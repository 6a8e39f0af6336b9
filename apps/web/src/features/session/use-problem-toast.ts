import { useProblemText } from '../../lib/problem-text.ts';
import { useToasts } from './toasts.ts';

/** For the `onError` of a change that has no place of its own for an error: says in passing that it failed. */
export function useProblemToast(): (error: unknown) => void {
  const toasts = useToasts();
  const textOf = useProblemText();
  return (error) => void toasts.show({ tone: 'danger', title: textOf(error) });
}
