import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import { becomePending } from '../../lib/story/become-pending.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { LikeIcon, MoreIcon } from '../icons/icons.ts';
import { IconButton } from './icon-button.tsx';
import { iconButtonVariants } from './icon-button.variants.ts';
import { iconButtonParts } from './icon-button.parts.ts';

const guide: Guide = {
  use: ['An action that one picture names well enough: close, search, more, like.'],
  avoid: [
    'Where people would have to guess, use Button with words.',
    'For a state that stays on, use ToggleButton with an icon.',
  ],
  anatomy: [iconButtonParts],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it and shows its name', story: 'NamedAndExplained' },
    { keys: 'Enter, Space', does: 'Presses it', story: 'NamedAndExplained' },
  ],
  reader: [
    'The label as its name; the icon is hidden.',
    'When it becomes pending, its label is announced again, and it counts as disabled.',
  ],
  dos: [
    'Name what it does: “Like Ada”, where several stand in a list.',
    'Set `hideTooltip` only where the same words already stand beside the icon.',
  ],
  donts: [
    'An icon whose meaning is yours alone.',
    'A row of five unexplained icons: keep two, and put the rest into a Menu.',
  ],
};

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { guide },
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
    <Matrix rows={options(iconButtonVariants, 'size')} columns={['quiet', 'secondary', 'primary']}>
      {(size, variant) => (
        <IconButton label="Like" size={size} variant={variant}>
          <LikeIcon />
        </IconButton>
      )}
    </Matrix>
  ),
};

export const Explained: Story = {
  tags: ['open', 'no-picture-rtl'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('More'));
  },
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

export const AnnouncedWhenItBecomesPending: Story = {
  tags: ['no-picture'],
  render: function BecomesPending(args) {
    const [isPending, setPending] = useState(false);
    return <IconButton {...args} isPending={isPending} onPress={() => setPending(true)} />;
  },
  play: becomePending,
};
