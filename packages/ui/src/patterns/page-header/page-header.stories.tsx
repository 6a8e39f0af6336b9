import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ArrowLeftIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { PageHeader } from './page-header.tsx';

const guide: Guide = {
  use: ['At the head of each page of the product: what it is and what can be done with all of it.'],
  avoid: ['Within a page: use a second-level heading.', 'On the deck: the card is the stage there.'],
  anatomy: [
    { part: 'Way back', is: 'a quiet link to where this page belongs' },
    { part: 'Title', is: 'the one first-level heading' },
    { part: 'Lead', is: 'a sentence, where the title does not say enough' },
    { part: 'Actions', is: 'at the end of the line, below the title where it is narrow' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the way back, then the actions', story: 'Keyboard' }],
  reader: ['A first-level heading between the way back and the actions.'],
  dos: ['Name the way back by its page: "My profiles", not "Back".', 'At most one gold action.'],
  donts: ['Don’t use two on one page.', 'Don’t put filters here: they belong to the list.'],
};

const wayBack = (
  <Link variant="quiet" href="/profiles" className="mu:inline-flex mu:items-center mu:gap-1.5 mu:text-sm">
    <ArrowLeftIcon aria-hidden="true" className="mu:size-4" />
    My profiles
  </Link>
);

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  parameters: { layout: 'padded', guide },
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
