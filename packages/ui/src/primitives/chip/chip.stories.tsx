import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf, Matrix } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { chipGuide } from './chip.guide.ts';
import { Chip, ChipGroup, ChipItem } from './chip.tsx';
import { chipVariants } from './chip.variants.ts';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'zero knowledge' },
  argTypes: argTypesOf(chipVariants),
  parameters: { guide: chipGuide },
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
