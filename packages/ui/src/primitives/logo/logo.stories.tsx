import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { logoGuide } from './logo.guide.ts';
import { LoadingMark, Logo } from './logo.tsx';
import { logoVariants } from './logo.variants.ts';
import { Mark } from './mark.tsx';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  parameters: { guide: logoGuide },
  argTypes: argTypesOf(logoVariants),
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-6">
      {options(logoVariants, 'size').map((size) => (
        <Logo key={size} size={size} />
      ))}
    </div>
  ),
};

export const Marks: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-8">
      <Mark className="h-4" />
      <Mark className="h-6" />
      <Mark className="h-12" weight={1.5} />
      <Mark className="h-28" weight={1} motion="meet" />
    </div>
  ),
};

export const Loading: Story = { render: () => <LoadingMark label="Loading…" /> };
