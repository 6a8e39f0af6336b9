import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TransparencyScreen } from './transparency-screen.tsx';

const meta = {
  title: 'Screens/Transparency',
  component: TransparencyScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      status: 'ready',
      figures: [
        { quarter: '2026-10-01', kind: 'report', name: 'scam', count: 42 },
        { quarter: '2026-10-01', kind: 'report', name: 'spam', count: 7 },
        { quarter: '2026-10-01', kind: 'decision', name: 'none', count: 11 },
        { quarter: '2026-10-01', kind: 'decision', name: 'mute', count: 5 },
        { quarter: '2026-10-01', kind: 'policy', name: 'scam', count: 5 },
        { quarter: '2026-10-01', kind: 'appeal', name: 'received', count: 2 },
        { quarter: '2026-10-01', kind: 'appeal', name: 'granted', count: 1 },
      ],
    },
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TransparencyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Figures: Story = { tags: ['on-sheet'] };
export const Loading: Story = { tags: ['no-picture'], args: { view: { status: 'loading' } } };
export const Failed: Story = { tags: ['no-picture'], args: { view: { status: 'error', message: 'Try again.' } } };
export const None: Story = { tags: ['no-picture'], args: { view: { status: 'ready', figures: [] } } };
