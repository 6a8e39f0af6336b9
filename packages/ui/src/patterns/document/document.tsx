import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { Prose } from '../prose/prose.tsx';

export interface DocumentSection {
  /** Its address within the page, after the `#`. */
  readonly id: string;
  readonly title: string;
  /** Running text, as Prose reads it. */
  readonly text: string;
}

export interface DocumentProps {
  title: string;
  lead: string;
  /** The date of this version, in words: "Last updated on November 21, 2026". */
  updated: string;
  /** What the table of contents is called. */
  contentsLabel: string;
  sections: readonly DocumentSection[];
  /** Where the places in the texts are. */
  links: Readonly<Record<string, string | undefined>>;
  /** Stands above the first section: something that the reader must know before it. */
  notice?: ReactNode;
}

/** A long text to be read and cited: numbered sections, each with an address of its own, their contents beside them where it is wide. */
export function Document({ title, lead, updated, contentsLabel, sections, links, notice }: DocumentProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-14 pb-20 md:px-8 md:pt-20 md:pb-28">
      <header>
        <h1 className="display text-5xl wrap-anywhere han:break-keep">{title}</h1>
        <p className="mt-6 max-w-2xl text-lg text-text-muted">{lead}</p>
        <p className="mt-4 text-sm text-text-subtle">{updated}</p>
      </header>
      <div className="mt-14 gap-x-16 border-t border-border pt-10 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <nav aria-label={contentsLabel} className="max-lg:hidden">
          <ol className="sticky top-24 flex flex-col gap-2 text-sm">
            {sections.map(({ id, title: name }, index) => (
              <li key={id} className="flex gap-3">
                <span aria-hidden="true" className="figures w-5 shrink-0 text-text-subtle">
                  {index + 1}
                </span>
                <Link variant="quiet" href={`#${id}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {notice}
          <div className="flex flex-col gap-12">
            {sections.map(({ id, title: name, text }, index) => (
              <section
                key={id}
                id={id}
                tabIndex={-1}
                aria-labelledby={`${id}-title`}
                className="scroll-mt-24 outline-none"
              >
                <h2 id={`${id}-title`} className="display flex gap-3 text-2xl wrap-anywhere">
                  <span className="figures text-text-subtle">{index + 1}</span>
                  {name}
                </h2>
                <Prose text={text} links={links} className="mt-4 text-text-muted" />
              </section>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
