import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { Link } from '../link/link.tsx';
import { Accordion, AccordionItem } from './accordion.tsx';
import { accordionParts, accordionItemParts } from './accordion.parts.ts';

const guide: Guide = {
  use: [
    'For questions of which a reader needs one or two answers: the FAQ, the questions below the plans.',
    'Where the questions together tell what there is to know, and the answers would bury them.',
  ],
  avoid: [
    'For what everyone should read: write it out under headings.',
    'For two or three views of one thing: take Tabs.',
    'For an explanation of one field: take its description, or a Popover.',
  ],
  anatomy: [accordionParts, accordionItemParts],
  keyboard: [
    { keys: 'Tab', does: 'Goes from question to question, and to the links of an open answer', story: 'Keyboard' },
    {
      keys: 'Enter or Space',
      does: 'Opens the answer and closes the one that was open; again, closes it',
      story: 'Keyboard',
    },
    { keys: 'Tab', does: 'Stops at an answer that scrolls, so that the arrow keys can move it', story: 'LongAnswer' },
  ],
  reader: [
    'Each question is a heading of the given level, so that headings can be jumped through, and a button said to be expanded or collapsed.',
    'The answer is a group named by its question. Searching in the page finds closed answers too and opens them.',
  ],
  dos: [
    'Write questions as people ask them, in words they would search for.',
    'Begin the answer with the answer; reasons come after.',
    'Set `headingLevel` to one below the heading that the questions stand under.',
  ],
  donts: [
    'Do not open several at once without a reason: the page jumps, and the reader loses the place.',
    'Do not put a form into an answer.',
    'Do not nest one in another.',
  ],
};

const questions = [
  <AccordionItem key="limit" id="limit" title="How many people can I like in a day?">
    Ten with the free plan. The count starts again at midnight UTC, and a like that makes a match counts like any other.
  </AccordionItem>,
  <AccordionItem key="who" id="who" title="Who sees that I liked them?">
    Nobody, until they like you too. With Premium you see who liked you;{' '}
    <Link href="#premium">what Premium brings</Link> has the rest.
  </AccordionItem>,
  <AccordionItem key="paid" id="paid" title="I paid, but my plan did not change. What now?">
    A payment counts once the network holds it final, mostly within three minutes. Nothing you send is lost: a late or
    short payment stays in view under “My payments”.
  </AccordionItem>,
];

const long = Array.from({ length: 9 }, (_, index) => (
  <p key={index} className="mu:mb-3">
    {index + 1}. We keep what you write on your profile for as long as the profile is there, and nothing that you did
    not give us. What others see of it is up to you, and it leaves every public place at once when you delete it.
  </p>
));

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  parameters: { guide },
  args: { children: questions, className: 'mu:w-160' },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultExpandedKeys: ['limit'] } };

export const LongAnswer: Story = {
  args: {
    defaultExpandedKeys: ['data'],
    children: (
      <AccordionItem id="data" title="What do you keep about me?">
        {long}
      </AccordionItem>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('region', { name: 'What do you keep about me?' });
    await expect(answer.getBoundingClientRect().height).toBe(384);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(answer).toHaveFocus());
  },
};

export const SeveralOpen: Story = { args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['limit', 'paid'] } };

export const Phone: Story = { args: { className: 'mu:w-80', defaultExpandedKeys: ['paid'] } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={['closed', 'open', 'disabled']} columns={interactionStates}>
      {(row, state) =>
        row === 'disabled' && state !== 'rest' ? undefined : (
          <ForceState state={state} target="button">
            <Accordion
              headingLevel={2}
              isDisabled={row === 'disabled'}
              defaultExpandedKeys={row === 'open' ? ['a'] : []}
              className="mu:w-36"
            >
              <AccordionItem id="a" title="Refunds">
                Within a week.
              </AccordionItem>
            </Accordion>
          </ForceState>
        )
      }
    </Matrix>
  ),
};

export const OneAtATime: Story = {
  args: { onExpandedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /How many/ }));
    await waitFor(() => expect(canvas.getByText(/Ten with the free plan/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Who sees/ }));
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['who'])));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /How many/ })).toHaveAttribute('aria-expanded', 'false'),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await waitFor(() => expect(question(/How many/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question(/How many/)).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(question(/Who sees/)).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(question(/How many/)).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'what Premium brings' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(question(/I paid/)).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question(/Who sees/)).toHaveAttribute('aria-expanded', 'false'));
  },
};
