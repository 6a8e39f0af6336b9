import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Select } from '../select/select.tsx';
import { Theme } from './theme.tsx';
import { themeParts } from './theme.parts.ts';

const guide: Guide = {
  use: [
    'A part of a page in the other theme: a dark hero on a light page, a preview of what the other theme looks like.',
  ],
  avoid: [
    'For the theme of the whole page, set `data-theme` on the root; what the person chose comes from ThemeSwitch.',
  ],
  anatomy: [themeParts],
  keyboard: [],
  reader: ['Nothing: it changes colours alone.'],
  dos: [
    'Give it a background (`bg-surface`): it sets colours and paints nothing.',
    'Trust it with overlays: a menu opened inside has its theme, though it is drawn elsewhere.',
  ],
  donts: ['Use it to get one dark button: that is `variant="strong"`.'],
};

const options = [
  { key: 'defi', label: 'DeFi' },
  { key: 'nft', label: 'NFT' },
] as const;

const meta = {
  title: 'Primitives/Theme',
  component: Theme,
  parameters: { guide },
  args: { name: 'dark' },
} satisfies Meta<typeof Theme>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Theme {...args} className="mu:rounded-sheet mu:bg-surface mu:p-8">
      <Card className="mu:flex mu:flex-col mu:gap-4">
        Dark
        <Theme name="light" className="mu:flex mu:flex-col mu:gap-4 mu:rounded-card mu:bg-surface mu:p-6">
          Light in dark
          <Select label="Kind" options={options} defaultValue="defi" />
          <Button variant="primary">Continue</Button>
        </Theme>
      </Card>
    </Theme>
  ),
};

/** One variable is the accent of a page and of every theme in it: our own accent does not reappear on hover or in the dark. */
export const AnAccentOfOnesOwn: Story = {
  tags: ['no-picture'],
  render: () => (
    <Theme name="light" style={{ '--mu-accent': 'oklch(0.5 0.2 260)' } as CSSProperties}>
      <Theme name="dark">
        {['accent', 'accent-hover', 'accent-pressed', 'accent-soft', 'accent-text', 'focus'].map((token) => (
          <div key={token} data-token={token} style={{ background: `var(--mu-${token})`, height: 24 }} />
        ))}
      </Theme>
    </Theme>
  ),
  play: async ({ canvasElement }) => {
    const hues = [...canvasElement.querySelectorAll('[data-token]')].map((element) => {
      const [, hue = ''] = /oklch\([\d.]+ [\d.]+ ([\d.]+)\)/.exec(getComputedStyle(element).backgroundColor) ?? [];
      return Number(hue);
    });
    await expect(hues).toHaveLength(6);
    for (const hue of hues) await expect(Math.abs(hue - 260)).toBeLessThan(8);
  },
};
