import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { DocSection, Prose } from './doc-section.tsx';
import type { Guide } from './guide.ts';

function Rules({ title, rules, tone }: { title: string; rules: readonly string[]; tone: 'yes' | 'no' }) {
  const Icon = tone === 'yes' ? CheckIcon : CloseIcon;
  return (
    <div>
      <h3 className="mu:text-sm mu:font-medium mu:text-text-muted">{title}</h3>
      <ul className="mu:mt-3 mu:flex mu:flex-col mu:gap-3">
        {rules.map((rule) => (
          <li key={rule} className="mu:flex mu:gap-3">
            <Icon
              aria-hidden="true"
              className={`mu:mt-1 mu:size-4 mu:shrink-0 ${tone === 'yes' ? 'mu:text-success-text' : 'mu:text-danger-text'}`}
            />
            <p>
              <Prose>{rule}</Prose>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Columns = ({ children }: { children: ReactNode }) => (
  <div className="mu:grid mu:gap-x-10 mu:gap-y-8 mu:md:grid-cols-2">{children}</div>
);

/** When to use a component, and when another one. */
export function WhenToUse({ guide }: { guide: Guide }) {
  return (
    <DocSection title="When to use it">
      <Columns>
        <Rules title="Use it for" rules={guide.use} tone="yes" />
        <Rules title="Take something else" rules={guide.avoid} tone="no" />
      </Columns>
    </DocSection>
  );
}

type Row = { readonly part: string; readonly is: string; readonly slot?: string };

/** One table's rows: the component itself, then its parts, each with the name that it has in the page. */
const rowsOf = (entry: Guide['anatomy'][number]): readonly Row[] =>
  'part' in entry
    ? [entry]
    : [
        { part: 'className', is: entry.is, slot: entry.name },
        ...Object.entries(entry.parts).map(([part, is]) => ({ part, is, slot: `${entry.name}-${part}` })),
      ];

/** A component's parts, from the outside in. */
export function Anatomy({ guide }: { guide: Guide }) {
  const isNamed = guide.anatomy.some((entry) => !('part' in entry));
  return (
    <DocSection
      title="Anatomy"
      {...(isNamed && {
        why: 'Each part takes a class by its name in `classNames` and has a `data-slot`. The names stay the same within a major version.',
      })}
    >
      <ol className="mu:flex mu:flex-col">
        {guide.anatomy.flatMap(rowsOf).map(({ part, is, slot }, index) => (
          <li
            key={slot ?? part}
            className="mu:grid mu:grid-cols-[1.75rem_minmax(0,1fr)] mu:gap-x-3 mu:border-b mu:border-border mu:py-3 mu:first:pt-0 mu:last:border-b-0 mu:last:pb-0 mu:md:grid-cols-[1.75rem_12rem_minmax(0,1fr)]"
          >
            <span className="mu:figures mu:grid mu:size-6 mu:place-items-center mu:rounded-full mu:bg-fill mu:text-xs mu:text-text-muted">
              {index + 1}
            </span>
            <span className="mu:min-w-0">
              <span className="mu:block mu:font-medium">{part}</span>
              {slot && <code className="mu:block mu:text-xs mu:wrap-anywhere mu:text-text-muted">{slot}</code>}
            </span>
            <span className="mu:col-start-2 mu:text-text-muted mu:md:col-start-3">
              <Prose>{is}</Prose>
            </span>
          </li>
        ))}
      </ol>
    </DocSection>
  );
}

/** A story's name as Storybook writes it: `EscapeKeepsTheAnswer` is "Escape keeps the answer". */
const inWords = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What each key does, each row with the story that proves it. */
export function Keyboard({ guide, hrefOf }: { guide: Guide; hrefOf: (story: string) => string }) {
  return (
    <DocSection title="Keyboard" why="Each row is proven by a story, which presses the keys in a real browser.">
      {guide.keyboard.length === 0 ? (
        <p className="mu:text-text-muted">Nothing here takes the keyboard.</p>
      ) : (
        <table className="mu:w-full mu:text-left">
          <thead className="mu:text-sm mu:text-text-muted">
            <tr>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                Keys
              </th>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                What happens
              </th>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                Proof
              </th>
            </tr>
          </thead>
          <tbody>
            {guide.keyboard.map(({ keys, does, story }) => (
              <tr key={keys + does} className="mu:border-t mu:border-border mu:align-top">
                <th scope="row" className="mu:py-3 mu:pe-6 mu:font-normal">
                  {keys.split(', ').map((key) => (
                    <kbd
                      key={key}
                      className="mu:me-1 mu:mb-1 mu:inline-block mu:rounded-small mu:border mu:border-border-strong mu:bg-surface-raised mu:px-1.5 mu:font-text mu:text-sm mu:sm:whitespace-nowrap"
                    >
                      {key}
                    </kbd>
                  ))}
                </th>
                <td className="mu:py-3 mu:pe-6">
                  <Prose>{does}</Prose>
                </td>
                <td className="mu:py-3 mu:text-sm">
                  <Link href={hrefOf(story)} target="_top">
                    {inWords(story)}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DocSection>
  );
}

/** What screen reader users hear. */
export function ScreenReader({ guide }: { guide: Guide }) {
  return (
    <DocSection title="Screen reader">
      <ul className="mu:flex mu:flex-col mu:gap-3">
        {guide.reader.map((line) => (
          <li key={line}>
            <Prose>{line}</Prose>
          </li>
        ))}
      </ul>
    </DocSection>
  );
}

/** Dos and don'ts. */
export function DoAndDont({ guide }: { guide: Guide }) {
  return (
    <DocSection title="Do and don’t">
      <Columns>
        <Rules title="Do" rules={guide.dos} tone="yes" />
        <Rules title="Don’t" rules={guide.donts} tone="no" />
      </Columns>
    </DocSection>
  );
}
