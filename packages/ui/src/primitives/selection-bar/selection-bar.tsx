import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { SelectionBarTexts } from '../../lib/texts/texts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Button } from '../button/button.tsx';
import type { selectionBarParts } from './selection-bar.parts.ts';

export type { SelectionBarTexts } from '../../lib/texts/texts.ts';

export interface SelectionBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  /** How many are chosen. */
  count: number;
  /** Something is being done with them: they cannot be left meanwhile. */
  isWorking?: boolean | undefined;
  onClear: () => void;
  /** What can be done with them: small Buttons and menus. */
  children: ReactNode;
  /** Its words; by default the Provider's. */
  texts?: SelectionBarTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof selectionBarParts> | undefined;
}

/**
 * What can be done with the rows that are chosen, and how many they are.
 * Put it last in the box that holds the Table or list: it sticks to the bottom there.
 */
export function SelectionBar({
  count,
  isWorking = false,
  onClear,
  children,
  texts,
  className,
  classNames,
  ...props
}: SelectionBarProps) {
  const part = partsOf<typeof selectionBarParts>('selection-bar', classNames);
  const words = useTexts('selectionBar', texts);
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLOutputElement>();
  const said = count === 0 ? '' : words.count(count);
  return (
    <section
      data-slot="selection-bar"
      aria-label={words.label}
      {...props}
      className={join('mu:ui:contents', className)}
    >
      <div ref={containerRef} className="mu:contents">
        {/* Always rendered: a live region that appears with its text is not announced. */}
        <output ref={fallbackRef} tabIndex={-1} className="mu:sr-only">
          {said}
        </output>
        {count > 0 && (
          <div
            {...part(
              'bar',
              'mu:sticky mu:bottom-[var(--mu-floating-foot,1rem)] mu:z-20 mu:mx-auto mu:flex mu:max-w-full mu:animate-rise-in mu:flex-wrap mu:items-center mu:gap-2 mu:rounded-card mu:border mu:border-border mu:bg-surface-floating mu:p-2 mu:shadow-float',
            )}
          >
            <span aria-hidden="true" {...part('count', 'mu:figures mu:px-3 mu:text-sm mu:font-medium')}>
              {said}
            </span>
            {children}
            <Button {...part('clear')} size="sm" variant="quiet" isDisabled={isWorking} onPress={onClear}>
              {words.clear}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
