import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { HiddenByMustsPanel } from './hidden-by-musts.tsx';
import { hiddenByMusts } from './seeking.examples.ts';

const guide: Guide = {
  use: ['In the place of the cards, where the deck is empty and its profile has musts that hide others.'],
  avoid: ['Where nothing is hidden: the deck is then truly empty.'],
  anatomy: [
    { part: 'Title', is: 'how many profiles the musts hide together' },
    { part: 'Must', is: 'what it asks for, how many it hides, how many come back without it' },
    { part: 'Loosen', is: 'makes a nice of the must' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches each must and loosens it', story: 'Keyboard' }],
  reader: ['A list; each button names its must.'],
  dos: ['Put the must that frees most first.'],
  donts: ['Loosen a must by itself.'],
};

const meta = {
  title: 'Patterns/HiddenByMusts',
  component: HiddenByMustsPanel,
  parameters: { guide },
  args: { hidden: hiddenByMusts, loosening: null, onLoosen: fn(), action: <Button>Look again</Button> },
} satisfies Meta<typeof HiddenByMustsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your musts hide 12 profiles' })).toBeVisible();
    const buttons = canvas.getAllByRole('button', { name: /^Loosen/ });
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Loosen Language: Chinese',
      'Loosen Tags: defi or zk',
      'Loosen Type: Individual or Project',
    ]);
  },
};

/** Beyond what is counted, and one of one. */
export const Many: Story = {
  args: {
    hidden: { total: 100, musts: [{ group: 'subtypes', values: ['dao'], hides: 100, frees: 100 }] },
  },
};
export const Loosening: Story = { tags: ['no-picture'], args: { loosening: 'languages' } };

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Loosen Language: Chinese' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoosen).toHaveBeenCalledWith('languages');
  },
};
