import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ArrowRightIcon } from '../icons/index.ts';
import { argTypesOf, ForceState, interactionStates, Matrix } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { linkGuide } from './link.guide.ts';
import { Link } from './link.tsx';
import { LinkButton } from './link-button.tsx';
import { linkVariants } from './link.variants.ts';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: { guide: linkGuide },
  args: { children: 'View profile', href: '#profile' },
  argTypes: argTypesOf(linkVariants),
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(linkVariants, 'variant')} columns={interactionStates}>
      {(variant, state) => (
        <ForceState state={state}>
          <Link variant={variant} href="#terms">
            Terms of use
          </Link>
        </ForceState>
      )}
    </Matrix>
  ),
};

export const AsButtons: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {options(buttonVariants, 'variant').map((variant) => (
        <LinkButton key={variant} href="#discover" variant={variant} icon={<ArrowRightIcon className="size-4.5" />}>
          Discover
        </LinkButton>
      ))}
    </div>
  ),
};

const follow = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const Keyboard: Story = {
  render: () => (
    <Link href="#profile" onClick={follow}>
      View profile
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(follow).toHaveBeenCalledOnce());
  },
};
