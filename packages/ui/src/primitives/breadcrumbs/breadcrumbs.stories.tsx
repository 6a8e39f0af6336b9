import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { breadcrumbsParts } from './breadcrumbs.parts.ts';

const guide: Guide = {
  use: ['On a page that lies below another and is not in the bars: a ticket, below Support.'],
  avoid: [
    'Beside a button back: a screen has one of both.',
    'For the steps of one task: take the steps of a payment, which tell how far one is.',
    'For a way back that asks or keeps something first: take Button.',
  ],
  anatomy: [breadcrumbsParts],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next link', story: 'Keyboard' },
    { keys: 'Enter', does: 'Follows it', story: 'Keyboard' },
  ],
  reader: ['Navigation with its label, a list of links, and the current page at its end.'],
  dos: ['Call a page what its heading or the bars call it.', 'Put it above the heading: `back` of PageHeader.'],
  donts: ['Do not show it on a page of the first level: a way of one is none.'],
};

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
  args: {
    label: 'Where you are',
    above: [
      { label: 'Support', href: '#support' },
      { label: 'Payments', href: '#payments' },
    ],
    current: 'Ticket 1e2a3b01',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation', { name: 'Where you are' });
    await canvas.findByRole('link', { name: 'Support' });
    const places = [...way.querySelectorAll('li')].map(({ textContent }) => textContent);
    await expect(places).toEqual(['Support', 'Payments', 'Ticket 1e2a3b01']);
    await expect(way.querySelectorAll('[aria-current=page]')).toHaveLength(1);
    await expect(canvas.getByText('Ticket 1e2a3b01')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongName: Story = {
  tags: ['no-picture'],
  args: { current: 'My payment stays on pending since yesterday although the explorer shows it as final' },
  render: (args) => (
    <div className="mu:w-80 mu:max-w-full">
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation');
    await canvas.findByText(/^My payment stays/);
    await expect(way.scrollWidth).toBe(way.clientWidth);
  },
};

const follow = fn((event: Event) => event.preventDefault());

export const Keyboard: Story = {
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <div
        ref={(around) => {
          around?.addEventListener('click', follow);
          return () => around?.removeEventListener('click', follow);
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    await canvas.findByRole('link', { name: 'Support' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Support' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Payments' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(follow).toHaveBeenCalledOnce());
  },
};
