import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutScreen } from './checkout-screen.tsx';

const meta = {
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'starting' }, backHref: '/subscription' },
} satisfies Meta<typeof CheckoutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Starting: Story = {};

export const Failed: Story = {
  args: { view: { status: 'failed', message: 'There is no reliable BNB price right now.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to initialize payment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/subscription');
  },
};

export const FailedWithoutAReason: Story = {
  tags: ['no-picture'],
  args: { view: { status: 'failed', message: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to initialize payment. Please try again.')).toBeVisible();
  },
};
