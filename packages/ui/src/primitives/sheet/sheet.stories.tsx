import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { sheetGuide } from './sheet.guide.ts';
import { Sheet, SheetTrigger } from './sheet.tsx';

const rows = (
  <ul className="flex flex-col divide-y divide-border">
    {['My profiles', 'Likes', 'Premium', 'Payments', 'Support'].map((row) => (
      <li key={row} className="py-3.5">
        {row}
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  args: { title: 'Account', closeLabel: 'Close', children: rows },
  parameters: { guide: sheetGuide, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'], args: { defaultOpen: true } };

export const AtTheSide: Story = { tags: ['matrix'], args: { defaultOpen: true, side: 'end', title: 'Notifications' } };

const fromButton: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <div className="h-[200vh] p-8">
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

/** Moves a finger over the head of the sheet, so many pixels down in all. */
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
    // Let go above where it was, it comes back.
    pull(-40, true);
    await expect(panel()).toBe('');
    await expect(screen.getByRole('dialog')).toBeVisible();
    pull(140, true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};
