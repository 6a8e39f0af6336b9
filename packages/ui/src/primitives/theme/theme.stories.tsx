import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Select } from '../select/select.tsx';
import { themeGuide } from './theme.guide.ts';
import { Theme } from './theme.tsx';

const options = [
  { key: 'defi', label: 'DeFi' },
  { key: 'nft', label: 'NFT' },
] as const;

const meta = {
  title: 'Primitives/Theme',
  component: Theme,
  parameters: { guide: themeGuide },
  args: { name: 'dark' },
} satisfies Meta<typeof Theme>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Theme {...args} className="rounded-sheet bg-surface p-8">
      <Card className="flex flex-col gap-4">
        Dark
        <Theme name="light" className="flex flex-col gap-4 rounded-card bg-surface p-6">
          Light in dark
          <Select label="Kind" options={options} defaultValue="defi" />
          <Button variant="primary">Continue</Button>
        </Theme>
      </Card>
    </Theme>
  ),
};
