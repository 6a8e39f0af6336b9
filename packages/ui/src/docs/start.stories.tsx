import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../brand.ts';
import { DocPage, DocSection, Prose } from '../lib/story/doc-section.tsx';
import { Link } from '../primitives/link/link.tsx';
import { Mark } from '../primitives/logo/mark.tsx';

const meta = { title: 'Start', tags: ['!autodocs', 'whole-page'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const places = [
  [
    'Everything at once',
    'The parts side by side: how a theme looks on all of them.',
    'everything-at-once--everything-at-once',
  ],
  ['Changelog', 'What has changed since the last release, and in each before.', 'changelog--changelog'],
  [
    'Foundations',
    'Every token with its value to copy; colour, type, space, shape, motion, the mark, icons, and why they are as they are.',
    'foundations-colour--colour',
  ],
  [
    'Primitives',
    'Buttons, fields, dialogs: what any app needs. A page each, with its keys and what a screen reader hears.',
    'primitives-button--default',
  ],
  [
    'Patterns',
    'Parts of this product, from props alone: the card of the deck, a message, a payment.',
    'patterns-deckcard--default',
  ],
  ['Screens', 'Every screen by area, one story for each state that it can be in.', 'screens-discover--default'],
  ['Machines', 'Every state of every lifecycle, with the story that shows it.', 'machines--machines'],
  ['Checks', 'What is proven of all components at once.', 'checks-conformance--passes-attributes-on'],
] as const;

const reviews = [
  ['In both themes', 'The toolbar’s first button. A component is not done before it was seen in the other one.'],
  [
    'In three languages',
    'French is the longest, Chinese the shortest and the only one with another script. Primitives take their text from the story; patterns and screens follow the toolbar.',
  ],
  ['On a phone', 'The viewport button has 320, 390, 768 and 1440 px. At 320 a screen may get long, never wide.'],
  ['With larger text', 'The text button has 150 and 200%. Nothing may be cut off.'],
  ['With less motion', 'The motion button. Everything must still be understood.'],
  [
    'In forced colours',
    'In Chrome’s developer tools: Rendering, “Emulate CSS media feature forced-colors”. The stories tagged `matrix` are photographed so.',
  ],
  [
    'With the keyboard alone',
    'Open a story in its own window and put the mouse away. The docs page says what each key must do.',
  ],
  [
    'With a screen reader',
    'The docs page says what is heard. The Accessibility panel has axe’s opinion of the story at hand.',
  ],
] as const;

const Code = ({ children }: { children: string }) => (
  <pre className="mu:rounded-card mu:border mu:border-border mu:bg-surface-sunken mu:p-4 mu:font-mono mu:text-sm mu:wrap-anywhere mu:whitespace-pre-wrap">
    {children}
  </pre>
);

export const Start: StoryObj<typeof meta> = {
  render: () => (
    <DocPage
      eyebrow={brand.name}
      title="The parts of the product, in every state"
      lead="This is the library that the web app is made of. Every component and every screen is here with all of its states, from props alone: no server, no account, no clock."
    >
      <DocSection title="Where things are">
        <ul className="mu:flex mu:flex-col">
          {places.map(([name, what, story]) => (
            <li
              key={name}
              className="mu:grid mu:gap-x-6 mu:border-b mu:border-border mu:py-3 mu:first:pt-0 mu:last:border-b-0 mu:sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <span>
                <Link variant="strong" href={`./?path=/story/${story}`} target="_top">
                  {name}
                </Link>
              </span>
              <span className="mu:text-text-muted">{what}</span>
            </li>
          ))}
        </ul>
        <p className="mu:mt-5 mu:max-w-prose mu:text-sm mu:text-text-muted">
          <Prose>
            Press `/` to search. A component is called what WAI-ARIA or React Aria call it: what some say is a modal is
            a Dialog here, a dropdown is a Select or a Menu, a pill is a Chip.
          </Prose>
        </p>
      </DocSection>
      <DocSection title="How to review" why="What a reviewer looks at, in the order of what is found most often.">
        <ol className="mu:grid mu:gap-x-10 mu:gap-y-6 mu:sm:grid-cols-2">
          {reviews.map(([title, how]) => (
            <li key={title}>
              <h3 className="mu:font-medium">{title}</h3>
              <p className="mu:mt-1 mu:text-sm mu:text-text-muted">
                <Prose>{how}</Prose>
              </p>
            </li>
          ))}
        </ol>
      </DocSection>
      <DocSection
        title="What is looked at by itself"
        why="The story gate, npm run test:stories. A picture that differs by one pixel fails, and names the story and the mode."
      >
        <table className="mu:w-full mu:text-left mu:text-sm">
          <thead className="mu:text-text-muted">
            <tr>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                Stories
              </th>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                are seen
              </th>
            </tr>
          </thead>
          <tbody>
            {[
              ['All', 'in light and dark, by axe too'],
              [
                'Screens',
                'also at 390 px, in French and in Chinese; at 320 px, in French too, they must not scroll sideways',
              ],
              ['Tagged on-sheet', 'also at 768 px'],
              ['Tagged open', 'with something open'],
              ['Primitives tagged matrix, open or rtl', 'also from right to left'],
              [
                'Tagged matrix',
                'also in forced colours, and with text twice as large, of which nothing may be cut off',
              ],
            ].map(([which, how]) => (
              <tr key={which} className="mu:border-t mu:border-border mu:align-top">
                <th scope="row" className="mu:py-2.5 mu:pr-6 mu:font-normal mu:whitespace-nowrap">
                  {which}
                </th>
                <td className="mu:py-2.5">{how}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mu:mt-4 mu:text-sm mu:text-text-muted">
          Motion is reduced in all of them, play functions run first, and nothing is asked of a network or a clock.
        </p>
      </DocSection>
      <DocSection
        title="In another app"
        why="Each component is imported by its own path: an app carries what it uses. React 19 is all that it brings along."
      >
        <div className="mu:flex mu:flex-col mu:gap-4">
          <Code>{`import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css'; // without Tailwind
import { Button } from '@mutuals/ui/primitives/button';

<Button variant="primary" onPress={send}>Send message</Button>`}</Code>
          <p className="mu:text-text-muted">
            <Prose>
              An app with Tailwind 4 takes `theme.css` in place of `styles.css`, has the tokens as utilities
              (`bg-surface-raised`, `text-text-muted`), and overrides a component by `className`: it always wins.
            </Prose>
          </p>
          <Code>{`@import "tailwindcss";
@import "@mutuals/ui/theme.css";`}</Code>
          <p className="mu:text-text-muted">
            <Prose>
              The theme is `data-theme="light"` or `"dark"` on any element; without it the device decides. Links go
              through the router that React Aria is handed (`RouterProvider`).
            </Prose>
          </p>
        </div>
      </DocSection>
      <Mark className="mu:mt-10 mu:h-8 mu:self-start" />
    </DocPage>
  ),
};
