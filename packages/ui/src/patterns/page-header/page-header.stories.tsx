import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { ArrowLeftIcon } from '../../primitives/icons/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { pageHeaderGuide } from './page-header.guide.ts';
import { PageHeader } from './page-header.tsx';

const wayBack = (
  <Link variant="quiet" href="/profiles" className="inline-flex items-center gap-1.5 text-sm">
    <ArrowLeftIcon aria-hidden="true" className="size-4" />
    My profiles
  </Link>
);

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  parameters: { layout: 'padded', guide: pageHeaderGuide },
  args: { title: 'My profiles', lead: 'Each profile finds its own matches.' },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = { args: { actions: <Button variant="primary">Create a profile</Button> } };
export const WithWayBack: Story = { args: { title: 'Ada Okafor', lead: undefined, back: wayBack } };
export const LongTitle: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    actions: <Button>Edit</Button>,
  },
};
export const Keyboard: Story = {
  tags: ['matrix'],
  args: { back: wayBack, title: 'Ada Okafor', actions: <Button>Edit</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My profiles' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};
