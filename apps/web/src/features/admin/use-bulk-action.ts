import { ApiProblem } from '@mutuals/api-client';
import type { ToastMessage } from '@mutuals/ui/primitives/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../lib/problem-text.ts';
import { UNDO_TOAST_MS, useToasts } from '../session/index.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

type Undo = () => Promise<unknown>;

/** The last change of a row. */
export interface Entry<Change> {
  readonly change: Change;
  readonly status: 'pending' | 'failed' | 'done' | 'undoing' | 'undone';
  /** Why it failed. */
  readonly error?: unknown;
  /** Undefined where it cannot be undone, or not any more. */
  readonly undo?: Undo | undefined;
}

interface Options<Change> {
  /** Changes one row, and answers what undoes that. */
  act: (change: Change) => Promise<Undo | undefined>;
  /** The title of the toast about so many changes like this one. */
  done: (change: Change, count: number) => string;
  /** The same after undo. */
  undone: (change: Change, count: number) => string;
  /** Says why some of many failed; by default, how many did. */
  describe?: (errors: readonly unknown[]) => string;
  /** A single change failed; left out where the page shows the error of its entry. */
  onFailed?: ((error: unknown) => void) | undefined;
  /** Reads the list again. */
  onSettled: (errors: readonly unknown[]) => void;
}

/** Somebody else changed or removed the row. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 409 || error.status === 404);

/**
 * Changes one row of a list or many, and undoes that: one after the other, because many at once would exceed the server's rate limit, and
 * with one toast about all. Keeps the last change of each row while the list is open.
 */
export function useBulkAction<Change extends { readonly id: string }>(options: Options<Change>) {
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const signInAgain = useSignInAgain();
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry<Change>>>(new Map());
  /** What closes the toast that offers to undo a row's change. */
  const offers = useRef(new Map<string, () => void>());

  const put = (entry: Entry<Change>): void => setEntries((before) => new Map(before).set(entry.change.id, entry));

  /** @returns the changes that failed */
  async function run(changes: readonly Change[]): Promise<readonly Entry<Change>[]> {
    const settled: Entry<Change>[] = [];
    for (const change of changes) {
      put({ change, status: 'pending' });
      const entry: Entry<Change> = await options.act(change).then(
        (undo) => ({ change, status: 'done', undo }),
        (error: unknown) => ({ change, status: 'failed', error }),
      );
      put(entry);
      settled.push(entry);
    }
    const { done = [], failed = [] } = Object.groupBy(settled, ({ status }) => (status === 'done' ? status : 'failed'));
    const errors = failed.map(({ error }) => error);
    if (changes.length === 1 && errors.length === 1) options.onFailed?.(errors[0]);
    else {
      const undoable = done.filter((entry) => entry.undo);
      const close = show(errors, {
        title: done[0] ? options.done(done[0].change, done.length) : t('chosen.none'),
        ...(errors.length > 0 && {
          description: options.describe?.(errors) ?? t('chosen.failed', { count: errors.length }),
        }),
        ...(undoable.length > 0 && { action: { label: t('undo'), onPress: () => void undo(undoable) } }),
      });
      for (const { change } of undoable) offers.current.set(change.id, close);
    }
    options.onSettled(errors);
    return failed;
  }

  async function undo(made: readonly Entry<Change>[]): Promise<void> {
    const undone: Change[] = [];
    const errors: unknown[] = [];
    for (const entry of made) {
      const { change } = entry;
      offers.current.get(change.id)?.();
      put({ change, status: 'undoing' });
      try {
        await entry.undo?.();
        undone.push(change);
        put({ change, status: 'undone' });
      } catch (error) {
        errors.push(error);
        put(isOutdated(error) ? { change, status: 'done' } : entry);
      }
    }
    const onPress = signInAgain(errors[0]);
    if (undone[0])
      show(errors, {
        title: options.undone(undone[0], undone.length),
        ...(errors.length > 0 && { description: t('chosen.notUndone', { count: errors.length }) }),
      });
    else
      toasts.show({
        tone: 'danger',
        title: textOf(errors[0]),
        ...(onPress && { action: { label: t('signInAgain'), onPress } }),
      });
    options.onSettled(errors);
  }

  const show = (errors: readonly unknown[], message: ToastMessage): (() => void) =>
    toasts.show({ tone: errors.length === 0 ? 'success' : 'warning', ...message }, message.action && UNDO_TOAST_MS);

  return {
    entries,
    run,
    undo: (entry: Entry<Change>): void => void undo([entry]),
    /** Forgets the last change of a row. */
    forget: (id: string): void => setEntries((before) => new Map([...before].filter(([of]) => of !== id))),
  };
}
