import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the page: its subject beside its settings. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="mu:grid mu:grid-cols-1 mu:gap-x-12 mu:gap-y-6 mu:border-t mu:border-border mu:py-8 mu:md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] mu:md:py-10"
    >
      <div>
        <h2 id={id} className="mu:scroll-mt-24 mu:text-lg mu:font-semibold">
          {title}
        </h2>
        {text && <div className="mu:mt-1 mu:text-sm mu:text-text-muted">{text}</div>}
      </div>
      <div className="mu:flex mu:min-w-0 mu:flex-col mu:gap-8">{children}</div>
    </section>
  );
}
