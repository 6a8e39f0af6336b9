import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf, ForceState, interactionStates, Matrix } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { LikeIcon, MoreIcon } from '../icons/index.ts';
import { iconButtonGuide } from './icon-button.guide.ts';
import { IconButton } from './icon-button.tsx';
import { iconButtonVariants } from './icon-button.variants.ts';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { guide: iconButtonGuide },
  args: { label: 'More', children: <MoreIcon />, onPress: fn() },
  argTypes: argTypesOf(iconButtonVariants),
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(iconButtonVariants, 'variant')} columns={[...interactionStates, 'disabled', 'pending']}>
      {(variant, state) => {
        if (state === 'disabled')
          return (
            <IconButton label="Like" variant={variant} isDisabled>
              <LikeIcon />
            </IconButton>
          );
        if (state === 'pending')
          return (
            <IconButton label="Like" variant={variant} isPending>
              <LikeIcon />
            </IconButton>
          );
        return (
          <ForceState state={state}>
            <IconButton label="Like" variant={variant}>
              <LikeIcon />
            </IconButton>
          </ForceState>
        );
      }}
    </Matrix>
  ),
};

export const Sizes: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(iconButtonVariants, 'size')} columns={['secondary', 'like', 'super-like']}>
      {(size, variant) => (
        <IconButton label="Like" size={size} variant={variant}>
          <LikeIcon />
        </IconButton>
      )}
    </Matrix>
  ),
};

export const NamedAndExplained: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=tooltip]')).toHaveTextContent('More'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(2));
  },
};
