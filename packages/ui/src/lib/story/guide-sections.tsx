import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { DocSection, Prose } from './doc-section.tsx';
import type { Guide } from './guide.ts';

function Rules({ title, rules, tone }: { title: string; rules: readonly string[]; tone: 'yes' | 'no' }) {
  const Icon = tone === 'yes' ? CheckIcon : CloseIcon;
  return (
    <div>
      <h3 className="text-sm font-medium text-text-muted">{title}</h3>
      <ul className="mt-3 flex flex-col gap-3">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3">
            <Icon
              aria-hidden="true"
              className={`mt-1 size-4 shrink-0 ${tone === 'yes' ? 'text-success-text' : 'text-danger-text'}`}
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
  <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">{children}</div>
);

/** When to use a component, and when to take another one. */
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

/** A component's parts, from the outside in. */
export function Anatomy({ guide }: { guide: Guide }) {
  return (
    <DocSection title="Anatomy">
      <ol className="flex flex-col">
        {guide.anatomy.map(({ part, is }, index) => (
          <li
            key={part}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0 md:grid-cols-[1.75rem_9rem_minmax(0,1fr)]"
          >
            <span className="figures grid size-6 place-items-center rounded-full bg-fill text-xs text-text-muted">
              {index + 1}
            </span>
            <span className="font-medium">{part}</span>
            <span className="col-start-2 text-text-muted md:col-start-3">
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
        <p className="text-text-muted">Nothing here takes the keyboard.</p>
      ) : (
        <table className="w-full text-left">
          <thead className="text-sm text-text-muted">
            <tr>
              <th scope="col" className="pb-2 font-medium">
                Keys
              </th>
              <th scope="col" className="pb-2 font-medium">
                What happens
              </th>
              <th scope="col" className="pb-2 font-medium">
                Proof
              </th>
            </tr>
          </thead>
          <tbody>
            {guide.keyboard.map(({ keys, does, story }) => (
              <tr key={keys + does} className="border-t border-border align-top">
                <th scope="row" className="py-3 pr-6 font-normal">
                  {keys.split(', ').map((key) => (
                    <kbd
                      key={key}
                      className="mr-1 mb-1 inline-block rounded-small border border-border-strong bg-surface-raised px-1.5 font-text text-sm sm:whitespace-nowrap"
                    >
                      {key}
                    </kbd>
                  ))}
                </th>
                <td className="py-3 pr-6">
                  <Prose>{does}</Prose>
                </td>
                <td className="py-3 text-sm">
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

/** What somebody hears who does not see it. */
export function ScreenReader({ guide }: { guide: Guide }) {
  return (
    <DocSection title="Screen reader">
      <ul className="flex flex-col gap-3">
        {guide.reader.map((line) => (
          <li key={line}>
            <Prose>{line}</Prose>
          </li>
        ))}
      </ul>
    </DocSection>
  );
}

/** What makes it good, and what spoils it. */
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
