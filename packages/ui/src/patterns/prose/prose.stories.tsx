import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Prose } from './prose.tsx';

const guide: Guide = {
  use: ['Running text that comes from one translated string: answers, legal pages, notes.'],
  avoid: [
    'A single sentence: a paragraph does.',
    'What people write themselves: show it as it is, never read marks in it.',
  ],
  anatomy: [
    { part: 'Paragraph', is: 'one line of the string' },
    { part: 'List', is: 'lines that begin with “- ”' },
    { part: 'Strong words', is: '**between two stars**' },
    { part: 'Link', is: '[words](place), where `links` knows the place' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link', story: 'Keyboard' }],
  reader: ['Paragraphs, lists and links as such.'],
  dos: ['Name places, not addresses: `[the plans](premium)`.', 'Let the words of a link make sense on their own.'],
  donts: ['Headings inside it: split the text into sections.'],
};

const meta = {
  title: 'Patterns/Prose',
  component: Prose,
  parameters: { guide },
  args: {
    text: 'A month is paid once, and **nothing renews by itself**. See [the plans](premium) for what each one brings.\n- Too little: you can send the rest within 15 minutes.\n- **Too much:** what was over is listed for a refund, and our team sends it back to the address that it came from.\nThe [terms](terms) say more.',
    links: { premium: '/premium', terms: '/terms' },
  },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An unknown place stays plain text. */
export const UnknownPlace: Story = {
  args: { text: 'Write to [somebody](nowhere).' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Write to somebody.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'the plans' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveFocus();
  },
};
