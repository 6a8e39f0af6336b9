import type { ReactNode } from 'react';

/** A documentation page: a title and its subject, then its sections. */
export function DocPage({
  eyebrow,
  title,
  lead,
  children,
}: {
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className="mu:mx-auto mu:w-full mu:max-w-5xl mu:bg-surface mu:px-5 mu:py-10 mu:text-base mu:text-text mu:md:px-10 mu:md:py-16">
      <header>
        {eyebrow && <p className="mu:mb-2 mu:text-sm mu:text-text-subtle">{eyebrow}</p>}
        <h1 className="mu:display mu:text-4xl">{title}</h1>
        {lead && <p className="mu:mt-4 mu:max-w-prose mu:text-lg mu:text-text-muted">{lead}</p>}
      </header>
      <div className="mu:mt-12 mu:flex mu:flex-col">{children}</div>
    </article>
  );
}

/** One section of it: its name and reason on the left, its content on the right. */
export function DocSection({ title, why, children }: { title: string; why?: ReactNode; children: ReactNode }) {
  return (
    <section className="mu:grid mu:grid-cols-1 mu:gap-x-10 mu:gap-y-5 mu:border-t mu:border-border mu:py-8 mu:lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="mu:display mu:text-lg">{title}</h2>
        {why && <p className="mu:mt-1.5 mu:text-sm mu:text-text-muted">{why}</p>}
      </div>
      <div className="mu:min-w-0">{children}</div>
    </section>
  );
}

/** A sentence in which `words` in backticks are code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((text, index) =>
    index % 2 === 1 ? (
      <code key={text} className="mu:rounded-small mu:bg-fill mu:px-1 mu:font-mono mu:text-[0.9em] mu:text-text">
        {text}
      </code>
    ) : (
      text
    ),
  );
}
