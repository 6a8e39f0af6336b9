import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePress } from 'react-aria/usePress';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { NumberField } from 'react-aria-components/NumberField';
import { Popover } from 'react-aria-components/Popover';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import { becomePending } from '../../lib/story/become-pending.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { Button } from './button.tsx';
import { buttonVariants } from './button.variants.ts';
import { buttonParts } from './button.parts.ts';

const guide: Guide = {
  use: [
    'Something happens here and now: a message is sent, a form is saved, a dialog opens.',
    '`primary` marks the one main action of a screen, `secondary` what stands beside it, `quiet` what fills toolbars and rows, `danger` what destroys.',
  ],
  avoid: [
    'To go somewhere, use Link, or LinkButton where going is the main thing to do.',
    'For a state that stays on or off, use ToggleButton or Switch.',
    'Where a picture says it all, use IconButton.',
  ],
  anatomy: [buttonParts],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it and shows the ring', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'Presses it', story: 'Keyboard' },
    { keys: 'Enter while pending', does: 'Does nothing; focus stays', story: 'PendingKeepsFocusAndIgnoresPresses' },
  ],
  reader: [
    'Its label and the role “button”.',
    'When it becomes pending, its label is announced again, and it counts as disabled. It stays focusable, so that nobody is thrown back to the top of the page.',
  ],
  dos: [
    'Say what happens: “Pay 0.05 BNB”, “Send message”.',
    'Keep one `primary` on a screen.',
    'Use `isPending` while work is under way: the button keeps its width and its place.',
  ],
  donts: [
    '“Submit”, “OK” or “Click here”.',
    'Disable a button without saying beside it what is missing.',
    'Two gold buttons side by side.',
  ],
};

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Send message', onPress: fn() },
  argTypes: argTypesOf(buttonVariants),
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'primary' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(buttonVariants, 'variant')} columns={[...interactionStates, 'disabled', 'pending']}>
      {(variant, state) => {
        if (state === 'disabled')
          return (
            <Button variant={variant} isDisabled>
              Save
            </Button>
          );
        if (state === 'pending')
          return (
            <Button variant={variant} isPending>
              Save
            </Button>
          );
        return (
          <ForceState state={state}>
            <Button variant={variant}>Save</Button>
          </ForceState>
        );
      }}
    </Matrix>
  ),
};

export const Sizes: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(buttonVariants, 'variant')} columns={options(buttonVariants, 'size')}>
      {(variant, size) => (
        <Button variant={variant} size={size} icon={<ArrowRight aria-hidden="true" className="mu:size-4" />}>
          Continue
        </Button>
      )}
    </Matrix>
  ),
};

export const FullWidth: Story = {
  args: { variant: 'primary', width: 'full' },
  render: (args) => (
    <div className="mu:w-80">
      <Button {...args} />
    </div>
  ),
};

export const OverrideWins: Story = {
  args: { variant: 'primary', className: 'mu:rounded-full mu:px-10' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'));
    await waitFor(() => expect(style.paddingInlineStart).toBe('40px'));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(2));
  },
};

export const PendingKeepsFocusAndIgnoresPresses: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    const arrived = fn();
    canvasElement.addEventListener('keydown', arrived, { capture: true, once: true });
    await userEvent.keyboard('{Enter}');
    await expect(arrived).toHaveBeenCalledOnce();
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const AnnouncedWhenItBecomesPending: Story = {
  tags: ['no-picture'],
  render: function BecomesPending(args) {
    const [isPending, setPending] = useState(false);
    return <Button {...args} isPending={isPending} onPress={() => setPending(true)} />;
  },
  play: becomePending,
};

/** Content beside it does not move, and its name stays the same. */
export const PendingKeepsItsWidth: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <div className="mu:flex mu:flex-col mu:items-start mu:gap-2">
      {[undefined, <ArrowRight key="icon" aria-hidden="true" className="mu:size-4" />].flatMap((icon) =>
        [false, true].map((isPending) => (
          <Button {...args} key={`${Boolean(icon)}-${isPending}`} icon={icon} isPending={isPending}>
            Send message
          </Button>
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('button', { name: 'Send message' })
      .map((button) => button.getBoundingClientRect().width);
    await expect(widths).toHaveLength(4);
    await expect(widths[1]).toBe(widths[0]);
    await expect(widths[3]).toBe(widths[2]);
  },
};

/** Press events are React Aria's, whatever element draws the button. */
export const TellsHowItWasPressed: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer({ keys: '[MouseLeft]', target: button });
    await waitFor(() =>
      expect(args.onPress).toHaveBeenLastCalledWith(
        expect.objectContaining({ type: 'press', pointerType: 'mouse', target: button }),
      ),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onPress).toHaveBeenLastCalledWith(expect.objectContaining({ pointerType: 'keyboard', key: 'Enter' })),
    );
    button.click();
    await waitFor(() =>
      expect(args.onPress).toHaveBeenLastCalledWith(expect.objectContaining({ pointerType: 'virtual' })),
    );
  },
};

export const AHeldKeyPressesOnce: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter>5/}');
    await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce());
  },
};

const row = fn();
function Row({ children }: { children: ReactNode }) {
  const { pressProps } = usePress({ onPressStart: row, onPress: row });
  return <section {...pressProps}>{children}</section>;
}

export const DoesNotPressWhatItStandsIn: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <Row>
      <Button {...args} />
    </Row>
  ),
  play: async ({ args, canvas, userEvent }) => {
    row.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(3));
    await expect(row).not.toHaveBeenCalled();
  },
};

/** React Aria's own triggers and fields, without ours around them. */
export const WorksInReactAriasTriggers: Story = {
  tags: ['no-picture'],
  render: () => (
    <>
      <DialogTrigger>
        <Button>Dialog</Button>
        <Popover>
          <Dialog aria-label="Opened">{({ close }) => <Button onPress={close}>Done</Button>}</Dialog>
        </Popover>
      </DialogTrigger>
      <MenuTrigger>
        <Button>Menu</Button>
        <Popover>
          <Menu aria-label="Menu">
            <MenuItem>One</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <TooltipTrigger delay={0}>
        <Button>Tooltip</Button>
        <Tooltip>Explained</Tooltip>
      </TooltipTrigger>
      <NumberField aria-label="Number" defaultValue={1}>
        <Input />
        <Button slot="increment">Up</Button>
      </NumberField>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dialog' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Tooltip' })).toHaveAccessibleDescription('Explained'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Up|Increase/ }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('2'));
  },
};
