import { Link } from '../../primitives/link/link.tsx';
import { Prose } from '../prose/prose.tsx';

export interface DocumentSection {
  /** Its anchor in the page, after the `#`. */
  readonly id: string;
  readonly title: string;
  /** Running text, in Prose's format. */
  readonly text: string;
}

export interface DocumentProps {
  title: string;
  lead: string;
  /** The date of this version, in words: "Last updated on November 21, 2026". */
  updated: string;
  /** The title of the table of contents. */
  contentsLabel: string;
  sections: readonly DocumentSection[];
  /** The destinations of the links in the texts. */
  links: Readonly<Record<string, string | undefined>>;
}

/** A long text for reading and citing: numbered sections with anchors, and a table of contents beside them if there is room. */
export function Document({ title, lead, updated, contentsLabel, sections, links }: DocumentProps) {
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:pt-14 mu:pb-20 mu:md:px-8 mu:md:pt-20 mu:md:pb-28">
      <header>
        <h1 className="mu:display mu:text-5xl mu:wrap-anywhere mu:han:break-keep">{title}</h1>
        <p className="mu:mt-6 mu:max-w-2xl mu:text-lg mu:text-text-muted">{lead}</p>
        <p className="mu:mt-4 mu:text-sm mu:text-text-subtle">{updated}</p>
      </header>
      <div className="mu:mt-14 mu:gap-x-16 mu:border-t mu:border-border mu:pt-10 mu:lg:grid mu:lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <nav aria-label={contentsLabel} className="mu:max-lg:hidden">
          <ol className="mu:sticky mu:top-24 mu:flex mu:flex-col mu:gap-2 mu:text-sm">
            {sections.map(({ id, title: name }, index) => (
              <li key={id} className="mu:flex mu:gap-3">
                <span aria-hidden="true" className="mu:figures mu:w-5 mu:shrink-0 mu:text-text-subtle">
                  {index + 1}
                </span>
                <Link variant="quiet" href={`#${id}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mu:flex mu:flex-col mu:gap-12">
          {sections.map(({ id, title: name, text }, index) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${id}-title`}
              className="mu:scroll-mt-24 mu:outline-none"
            >
              <h2 id={`${id}-title`} className="mu:display mu:flex mu:gap-3 mu:text-2xl mu:wrap-anywhere">
                <span className="mu:figures mu:text-text-subtle">{index + 1}</span>
                {name}
              </h2>
              <Prose text={text} links={links} className="mu:mt-4 mu:text-text-muted" />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
