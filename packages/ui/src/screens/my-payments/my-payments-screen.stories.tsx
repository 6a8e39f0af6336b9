import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { bsc, confirmed, late, waiting } from '../../patterns/payment-panel/payment.examples.ts';
import { HelpHrefContext } from '../../patterns/get-help/get-help.tsx';
import { MyPaymentsScreen } from './my-payments-screen.tsx';

const payments = [
  { ...waiting, _id: 'p1' },
  { ...late, _id: 'p2', createdAt: '2026-11-18T09:12:00.000Z' },
  { ...confirmed, _id: 'p3', createdAt: '2026-10-19T08:04:00.000Z' },
];

const meta = {
  title: 'Screens/My payments',
  component: MyPaymentsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', payments, page: 1, pageCount: 2 },
    open: null,
    network: bsc,
    paymentHref: (id) => `/payment/${id}`,
    supportHref: (id) => `/support/create?payment=${id}`,
    pageHref: (page) => `/my-payments?page=${page}`,
    upgradeHref: '/premium',
    onRetry: fn(),
    onOpenChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof MyPaymentsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['on-sheet'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^What happened to the payment of Nov 18/ }));
    await expect(args.onOpenChange).toHaveBeenCalledWith('p2');
  },
};

export const WithItsStory: Story = {
  args: { open: { id: 'p2', story: { status: 'ready', payment: late } } },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^What happened to the payment of Nov 18/ });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/After the time was up/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      `/support/create?payment=${late._id}`,
    );
    await userEvent.click(button);
    await expect(args.onOpenChange).toHaveBeenCalledWith(null);
  },
};

export const WithItsReceipt: Story = {
  tags: ['no-picture'],
  args: { open: { id: 'p3', story: { status: 'ready', payment: confirmed } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print receipt' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const StoryLoading: Story = {
  tags: ['no-picture'],
  args: { open: { id: 'p2', story: { status: 'loading' } } },
};

export const StoryFailed: Story = {
  tags: ['no-picture'],
  args: { open: { id: 'p2', story: { status: 'error', onRetry: fn() } } },
};

export const Empty: Story = { args: { view: { status: 'ready', payments: [], page: 1, pageCount: 0 } } };

export const PastTheEnd: Story = { args: { view: { status: 'ready', payments: [], page: 7, pageCount: 2 } } };

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Mutuals can’t be reached.' } },
  render: (args) => (
    <HelpHrefContext value={() => '/support/create?reference=req-1'}>
      <MyPaymentsScreen {...args} />
    </HelpHrefContext>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Get help' })).toHaveAttribute(
      'href',
      '/support/create?reference=req-1',
    );
  },
};
