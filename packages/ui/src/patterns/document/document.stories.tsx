import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../../primitives/banner/index.ts';
import { documentGuide } from './document.guide.ts';
import { Document } from './document.tsx';

const meta = {
  title: 'Patterns/Document',
  component: Document,
  parameters: { layout: 'fullscreen', guide: documentGuide },
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
export const WithNotice: Story = {
  args: {
    notice: (
      <Banner tone="warning" title="This is a draft" className="mb-12">
        It holds once it is signed.
      </Banner>
    ),
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const contents = canvas.queryByRole('link', { name: 'In short' });
    await userEvent.tab();
    if (contents) await expect(contents).toHaveFocus();
    else await expect(canvas.getByRole('link', { name: 'the desk' })).toHaveFocus();
  },
};
