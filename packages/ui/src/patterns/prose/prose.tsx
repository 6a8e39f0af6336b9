import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { Link } from '../../primitives/link/link.tsx';
import { type Inline, parseProse } from './parse-prose.ts';

export interface ProseProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  /** Running text: one paragraph a line, `- ` before list items, `**strong**`, `[words](place)`. */
  text: string;
  /** The address of each `place` in the text. An unknown one stays plain text. */
  links?: Readonly<Record<string, string | undefined>>;
}

function Line({ parts, links }: { parts: readonly Inline[]; links: Readonly<Record<string, string | undefined>> }) {
  return parts.map(({ text, isStrong, to }, index) => {
    const href = to === undefined ? undefined : links[to];
    // A line's pieces never change: their positions are the keys.
    if (href !== undefined)
      return (
        <Link key={index} href={href}>
          {text}
        </Link>
      );
    return isStrong ? (
      <strong key={index} className="mu:font-semibold mu:text-text">
        {text}
      </strong>
    ) : (
      text
    );
  });
}

/** Running text from one translated string: paragraphs, lists, links. For answers, legal pages and the like. */
export function Prose({ text, links = {}, className, ...props }: ProseProps) {
  return (
    <div {...props} className={join('mu:flex mu:max-w-prose mu:flex-col mu:gap-3 mu:han:leading-relaxed', className)}>
      {parseProse(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p className="mu:block" key={index}>
            <Line parts={block.line} links={links} />
          </p>
        ) : (
          <ul key={index} className="mu:flex mu:flex-col mu:gap-2">
            {block.lines.map((line, place) => (
              <li key={place} className="mu:flex mu:gap-3.5">
                <span
                  aria-hidden="true"
                  className="mu:mt-2.5 mu:size-1.5 mu:shrink-0 mu:rotate-45 mu:bg-border-strong"
                />
                <span>
                  <Line parts={line} links={links} />
                </span>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
