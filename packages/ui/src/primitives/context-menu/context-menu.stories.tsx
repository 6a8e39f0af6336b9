import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { MenuItem } from '../menu/menu.tsx';
import { contextMenuParts } from './context-menu.parts.ts';
import { ContextMenu } from './context-menu.tsx';

const guide: Guide = {
  use: ['As a short cut for people who use the pointer much: rows of a table, files, messages.'],
  avoid: [
    'As the only way to something: put a Menu with its button beside it.',
    'On a whole page: people lose their browser’s own menu.',
  ],
  anatomy: [contextMenuParts],
  keyboard: [
    { keys: 'Context menu, Shift + F10', does: 'Opens it at what has the focus', story: 'Opened' },
    { keys: 'Arrow keys', does: 'Move, as in a Menu', story: 'Opened' },
    { keys: 'Enter', does: 'Chooses', story: 'Escaped' },
    { keys: 'Escape', does: 'Closes it; the focus returns', story: 'Escaped' },
  ],
  reader: ['A menu with its label. Nothing says that it exists: what is in it must be in sight elsewhere.'],
  dos: ['Repeat what the button in sight offers, in the same order.'],
  donts: ['Do not take the browser’s menu away from text, links and pictures.'],
};

const chosen = fn();

const meta = {
  title: 'Primitives/ContextMenu',
  component: ContextMenu,
  parameters: { guide },
  args: {
    label: 'This message',
    items: [
      <MenuItem key="copy" id="copy" onAction={() => chosen('copy')}>
        Copy
      </MenuItem>,
      <MenuItem key="delete" id="delete" tone="danger" onAction={() => chosen('delete')}>
        Delete
      </MenuItem>,
    ],
    children: (
      <Card className="mu:w-80 mu:max-w-full">
        Right-click here, or <Button size="sm">focus me</Button>
      </Card>
    ),
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As browsers do: unless something takes the key, they send the event of a right click. */
const open = async (element: Element, key: { key: string; shiftKey?: true }) => {
  await waitFor(() => expect(element).toHaveFocus());
  await expect(await fireEvent.keyDown(element, key)).toBe(true);
  await fireEvent.contextMenu(element, {
    clientX: element.getBoundingClientRect().x + 10,
    clientY: element.getBoundingClientRect().y + 10,
  });
};

const CONTEXT_MENU = { key: 'ContextMenu' } as const;
const SHIFT_F10 = { key: 'F10', shiftKey: true } as const;

export const Opened: Story = {
  tags: ['open'],
  decorators: [
    (Story) => (
      <div className="mu:pb-40">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await open(canvas.getByRole('button'), CONTEXT_MENU);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(canvas.getByRole('button'), SHIFT_F10);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const Escaped: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await open(canvas.getByRole('button'), CONTEXT_MENU);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await open(canvas.getByRole('button'), CONTEXT_MENU);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('copy'));
  },
};
