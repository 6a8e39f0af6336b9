import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { Sheet, SheetTrigger } from './sheet.tsx';
import { sheetParts } from './sheet.parts.ts';

const guide: Guide = {
  use: [
    '`bottom`: more of the same page within reach of the thumb, such as the account, filters or a choice.',
    '`end`: a panel beside the page, such as notifications.',
  ],
  avoid: [
    'For a task with a beginning and an end: use Dialog.',
    'For a question: use AlertDialog.',
    'For a short list of actions on a wide screen: use Menu.',
  ],
  anatomy: [sheetParts],
  keyboard: [
    { keys: 'Escape', does: 'Closes it; the focus returns to what opened it', story: 'LocksThePage' },
    { keys: 'Tab', does: 'Stays within the sheet', story: 'Keyboard' },
  ],
  reader: [
    'A dialog with its heading as the name; the page behind is out of reach.',
    'The handle is silent: the cross does the same.',
  ],
  dos: [
    'Keep what is needed most at the lower end of a bottom sheet.',
    'Give it a heading even where it is hidden by eye.',
  ],
  donts: ['Don’t open a sheet from a sheet.', 'Don’t hide the cross: pulling is a shortcut.'],
};

const rows = (
  <ul className="mu:flex mu:flex-col mu:divide-y mu:divide-border">
    {['My profiles', 'Likes', 'Premium', 'Payments', 'Support'].map((row) => (
      <li key={row} className="mu:py-3.5">
        {row}
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  args: { title: 'Account', closeLabel: 'Close', children: rows },
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix', 'open'], args: { defaultOpen: true } };

export const AtTheSide: Story = { tags: ['matrix'], args: { defaultOpen: true, side: 'end', title: 'Notifications' } };

const fromButton: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <div className="mu:h-[200vh] mu:p-8">
      <SheetTrigger>
        <Button>Account</Button>
        <Sheet {...args} />
      </SheetTrigger>
    </div>
  ),
};

export const LocksThePage: Story = {
  ...fromButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Account' })).toBeInTheDocument());
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toContain('hidden'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Keyboard: Story = {
  ...fromButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Account' });
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab();
      await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Drags a finger down on the sheet's header, by this many pixels in total. */
function pull(by: number, letGo: boolean): void {
  const head = screen.getByRole('heading', { name: 'Account' });
  const touch = (type: string, y: number) =>
    head.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 7,
        pointerType: 'touch',
        clientX: 10,
        clientY: 300 + y,
      }),
    );
  touch('pointerdown', 0);
  touch('pointermove', by);
  if (letGo) touch('pointerup', by);
}

const panel = () => screen.getByRole('dialog').parentElement?.style.translate;

export const FollowsTheFinger: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('dialog');
    pull(72, false);
    await expect(panel()).toBe('0px 72px');
  },
};

export const PulledDownItCloses: Story = {
  ...fromButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await screen.findByRole('dialog');
    // Released above its resting place, it springs back.
    pull(-40, true);
    await expect(panel()).toBe('');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    pull(140, true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

export const FromTheStart: Story = { args: { defaultOpen: true, side: 'start' } };
export const FromTheTop: Story = { args: { defaultOpen: true, side: 'top' } };
