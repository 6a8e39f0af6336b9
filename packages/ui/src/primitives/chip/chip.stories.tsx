import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { Chip, ChipGroup, ChipItem } from './chip.tsx';
import { chipVariants } from './chip.variants.ts';
import { chipParts, chipGroupParts, chipItemParts } from './chip.parts.ts';

const guide: Guide = {
  use: [
    'Chip: a tag, a skill, a language; a word that describes.',
    'ChipGroup: chips that can be chosen or removed, such as filters.',
  ],
  avoid: [
    'For a status: use Badge.',
    'To type tags: use TagField.',
    'For one of two or three views: use Tabs with `segment`.',
  ],
  anatomy: [chipParts, chipGroupParts, chipItemParts],
  keyboard: [
    { keys: 'Arrow keys', does: 'Move from chip to chip', story: 'Removable' },
    { keys: 'Delete, Backspace', does: 'Removes the chip', story: 'Removable' },
    { keys: 'Space', does: 'Chooses the chip', story: 'Choosable' },
  ],
  reader: [
    'A Chip is read as its word.',
    'A group is a grid with its label; each chip says whether it is chosen and that it can be removed.',
  ],
  dos: ['Keep to a word or two.', 'Show at most a handful, and say how many more there are.'],
  donts: ['Don’t give most of them the accent: then none has it.', 'Don’t use colours to tell kinds of tags apart.'],
};

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'zero knowledge' },
  argTypes: argTypesOf(chipVariants),
  parameters: { guide },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(chipVariants, 'tone')} columns={options(chipVariants, 'size')}>
      {(tone, size) => (
        <Chip tone={tone} size={size}>
          zero knowledge
        </Chip>
      )}
    </Matrix>
  ),
};

const onRemove = fn();

export const Removable: Story = {
  render: () => (
    <ChipGroup label="Filters" showLabel onRemove={onRemove}>
      <ChipItem id="projects">Projects</ChipItem>
      <ChipItem id="verified">Verified</ChipItem>
    </ChipGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear();
    await expect(canvas.getByRole('grid')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Verified' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect([...(onRemove.mock.calls[0]?.[0] ?? [])]).toEqual(['verified']));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(onRemove).toHaveBeenCalledTimes(2));
  },
};

export const Choosable: Story = {
  tags: ['matrix'],
  render: () => (
    <ChipGroup label="Type" selectionMode="multiple" defaultSelectedKeys={['groups']}>
      <ChipItem id="individuals">Individuals</ChipItem>
      <ChipItem id="groups">Groups</ChipItem>
      <ChipItem id="projects">Projects</ChipItem>
    </ChipGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() =>
      expect(canvas.getAllByRole('row', { selected: true }).map((row) => row.textContent)).toEqual([
        'Groups',
        'Projects',
      ]),
    );
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.getAllByRole('row', { selected: true }).map((row) => row.textContent)).toEqual(['Groups']),
    );
  },
};
