import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Button } from '../../primitives/button/button.tsx';

interface SelectionBarProps {
  count: number;
  /** A bulk action is in progress. */
  isWorking: boolean;
  onClear: () => void;
  /** The bulk actions: Buttons and menus. */
  children: ReactNode;
}

/** Visible while rows are selected: their number, and the bulk actions. */
export function SelectionBar({ count, isWorking, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('admin');
  const { containerRef, fallbackRef } = useFocusFallback<HTMLElement, HTMLOutputElement>();
  const said = count === 0 ? '' : t('chosen.count', { count });
  return (
    <section ref={containerRef} aria-label={t('chosen.label')} className="mu:contents">
      {/* Always rendered: a live region that appears with its text is not announced. */}
      <output ref={fallbackRef} tabIndex={-1} className="mu:sr-only">
        {said}
      </output>
      {count > 0 && (
        <div className="mu:sticky mu:bottom-[var(--mu-floating-foot,1rem)] mu:z-20 mu:mx-auto mu:flex mu:max-w-full mu:animate-rise-in mu:flex-wrap mu:items-center mu:gap-2 mu:rounded-card mu:border mu:border-border mu:bg-surface-floating mu:p-2 mu:shadow-float">
          <span aria-hidden="true" className="mu:figures mu:px-3 mu:text-sm mu:font-medium">
            {said}
          </span>
          {children}
          <Button size="sm" variant="quiet" isDisabled={isWorking} onPress={onClear}>
            {t('chosen.clear')}
          </Button>
        </div>
      )}
    </section>
  );
}
