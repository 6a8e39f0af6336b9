import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Document } from './document.tsx';

const guide: Guide = {
  use: ['A long text that people read, cite and come back to: terms, privacy.'],
  avoid: ['Questions and answers: Accordion.', 'A page that persuades: compose it from sections of its own.'],
  anatomy: [
    { part: 'Head', is: 'title, what it is about, the date of this version' },
    { part: 'Contents', is: 'where it is wide: numbered links that stay in sight' },
    { part: 'Section', is: 'a numbered heading with an address of its own, and Prose' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes through the contents, then the links of the text', story: 'Keyboard' }],
  reader: ['The contents are a navigation landmark with a list.', 'Each section is a region, named by its heading.'],
  dos: ['Begin with the matter in short.', 'Change the date when the words change.'],
  donts: ['Number the titles yourself.'],
};

const meta = {
  title: 'Patterns/Document',
  component: Document,
  parameters: { layout: 'fullscreen', guide },
  args: {
    title: 'House rules',
    lead: 'What we ask of everyone who comes in.',
    updated: 'Last updated on November 21, 2026',
    contentsLabel: 'Contents',
    sections: [
      { id: 'in-short', title: 'In short', text: '- Be who you say you are.\n- Ask before you write.' },
      { id: 'doors', title: 'Doors', text: 'Two keys open one. Who has lost a key writes to [the desk](desk).' },
      { id: 'changes', title: 'Changes', text: 'When the words change, so does the date.' },
    ],
    links: { desk: 'mailto:desk@mutuals.example' },
  },
} satisfies Meta<typeof Document>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const contents = canvas.queryByRole('link', { name: 'In short' });
    await userEvent.tab();
    if (contents) await expect(contents).toHaveFocus();
    else await expect(canvas.getByRole('link', { name: 'the desk' })).toHaveFocus();
  },
};
