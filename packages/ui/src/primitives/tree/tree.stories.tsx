import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { treeItemParts, treeParts } from './tree.parts.ts';
import { Tree, TreeItem } from './tree.tsx';

const guide: Guide = {
  use: ['For things inside of things that people open, choose or go to: folders, topics, an organisation.'],
  avoid: ['For questions and answers: take Accordion.', 'For one level: a list of Links, or Table.'],
  anatomy: [treeParts, treeItemParts],
  keyboard: [
    { keys: 'Arrow down, Arrow up', does: 'Move through what is open', story: 'Keyboard' },
    { keys: 'Arrow right, Arrow left', does: 'Open and close a row; closed, to the one above it', story: 'Keyboard' },
    { keys: 'Space', does: 'Chooses the row', story: 'Keyboard' },
    {
      keys: 'Enter',
      does: 'Goes to the row, or does what it does; chooses it while others are chosen',
      story: 'Keyboard',
    },
  ],
  reader: ['A tree grid with its label; each row with its level, its place, and whether it is open and chosen.'],
  dos: ['Open the way to what is chosen.'],
  donts: ['Do not go deeper than four levels: search helps more.'],
};

const meta = {
  title: 'Primitives/Tree',
  component: Tree,
  parameters: { guide },
  args: {
    label: 'Topics',
    className: 'mu:w-80 mu:max-w-full',
    defaultExpandedKeys: ['work'],
    onAction: fn(),
    onSelectionChange: fn(),
    children: [
      <TreeItem key="work" id="work" title="Work">
        <TreeItem id="code" title="Contracts">
          <TreeItem id="audit" title="Audits" />
        </TreeItem>
        <TreeItem id="art" title="Art" />
      </TreeItem>,
      <TreeItem key="talk" id="talk" title="Conversation" />,
    ],
  },
} satisfies Meta<typeof Tree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };
export const WithBoxes: Story = { args: { selectionMode: 'multiple', defaultSelectedKeys: ['art'] } };

export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { selectionMode: 'multiple' },
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    await waitFor(() => expect(canvas.getByRole('treegrid', { name: 'Topics' })).toContainElement(row('Work')));
    await expect(row('Contracts')).toHaveAttribute('aria-level', '2');
    await userEvent.tab();
    await waitFor(() => expect(row('Work')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('Contracts')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row('Contracts')).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row('Contracts')).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('code'));
    await userEvent.keyboard('{ArrowDown} ');
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenCalled());
    await expect(row('Art')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(row('Contracts')).toHaveFocus());
  },
};
