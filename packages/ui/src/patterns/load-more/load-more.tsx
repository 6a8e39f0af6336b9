import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Button } from '../../primitives/button/button.tsx';
import { GetHelp } from '../get-help/get-help.tsx';

export interface LoadMoreProps {
  /** Whether there is another page. */
  hasMore: boolean;
  isLoading: boolean;
  /** The message of the last attempt, if it failed. */
  failure?: string | undefined;
  /** "Load more". */
  label: string;
  /** Shown in place of the button after the last page: "Those are all." */
  allShownLabel: string;
  onPress: () => void;
  className?: string;
}

/** Loads the next page of a list below it. After the last one, it says so and keeps the focus. */
export function LoadMore({ hasMore, isLoading, failure, label, allShownLabel, onPress, className }: LoadMoreProps) {
  const { t } = useTranslation('common');
  const [wasPressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = wasPressed && !hasMore;
  useEffect(() => {
    // The focused button is gone.
    if (isAtEnd && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  const box = join('mu:flex mu:flex-col mu:items-center mu:gap-3 mu:py-8 mu:text-center', className);
  if (isAtEnd)
    return (
      <p ref={end} tabIndex={-1} className={join(box, 'mu:text-sm mu:text-text-muted mu:outline-none')}>
        {allShownLabel}
      </p>
    );
  if (!hasMore) return null;
  return (
    <div className={box}>
      {failure !== undefined && !isLoading && (
        <p role="alert" className="mu:text-sm mu:text-danger-text">
          {failure}
        </p>
      )}
      <Button
        isPending={isLoading}
        onPress={() => {
          setPressed(true);
          onPress();
        }}
      >
        {failure === undefined ? label : t('tryAgain')}
      </Button>
      {failure !== undefined && !isLoading && <GetHelp size="sm" variant="quiet" />}
    </div>
  );
}
