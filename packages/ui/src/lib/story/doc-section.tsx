import type { ReactNode } from 'react';

/** A page of the documentation: a title with what it is about, then its sections. */
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
    <article className="mx-auto w-full max-w-5xl bg-surface px-5 py-10 text-base text-text md:px-10 md:py-16">
      <header>
        {eyebrow && <p className="mb-2 text-sm text-text-subtle">{eyebrow}</p>}
        <h1 className="display text-4xl">{title}</h1>
        {lead && <p className="mt-4 max-w-prose text-lg text-text-muted">{lead}</p>}
      </header>
      <div className="mt-12 flex flex-col">{children}</div>
    </article>
  );
}

/** One section of it: its name and why on the left, what it shows on the right. */
export function DocSection({ title, why, children }: { title: string; why?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-border py-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="display text-lg">{title}</h2>
        {why && <p className="mt-1.5 text-sm text-text-muted">{why}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** A sentence in which `words` between backticks are code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((text, index) =>
    index % 2 === 1 ? (
      <code key={text} className="rounded-small bg-fill px-1 font-mono text-[0.9em] text-text">
        {text}
      </code>
    ) : (
      text
    ),
  );
}
