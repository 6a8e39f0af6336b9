import type { ReactNode } from 'react';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';

export interface SectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the page: its subject beside its settings. It keeps the focus of a button that goes with what it undid. */
export function Section({ id, title, text, children }: SectionProps) {
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLHeadingElement>();
  return (
    <section
      aria-labelledby={id}
      className="mu:grid mu:grid-cols-1 mu:gap-x-12 mu:gap-y-6 mu:border-t mu:border-border mu:py-8 mu:md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] mu:md:py-10"
    >
      <div>
        <h2
          id={id}
          ref={fallbackRef}
          tabIndex={-1}
          className="mu:w-fit mu:scroll-mt-24 mu:rounded-small mu:text-lg mu:font-semibold mu:focus-ring"
        >
          {title}
        </h2>
        {text && <div className="mu:mt-1 mu:text-sm mu:text-text-muted">{text}</div>}
      </div>
      <div ref={containerRef} className="mu:flex mu:min-w-0 mu:flex-col mu:gap-8">
        {children}
      </div>
    </section>
  );
}
