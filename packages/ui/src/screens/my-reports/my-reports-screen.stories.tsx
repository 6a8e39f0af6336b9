import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type MyReport, MyReportsScreen } from './my-reports-screen.tsx';

const report: MyReport = {
  _id: 'r1',
  subject: { type: 'profile' },
  name: 'Mallory',
  excerpt: '',
  reason: 'scam',
  message: 'They ask for money first.',
  evidenceCount: 2,
  state: 'decided',
  outcome: 'acted',
  createdAt: '2026-11-20T09:20:00.000Z',
};

const meta = {
  title: 'Screens/MyReports',
  component: MyReportsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      status: 'ready',
      reports: [
        report,
        {
          ...report,
          _id: 'r2',
          subject: { type: 'message' },
          excerpt: 'Double your coins in a day.',
          message: '',
          evidenceCount: 0,
          state: 'open',
          outcome: null,
        },
        { ...report, _id: 'r3', subject: { type: 'link' }, outcome: 'dismissed', reason: 'other', evidenceCount: 1 },
      ],
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof MyReportsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = { tags: ['on-sheet'] };
export const Loading: Story = { tags: ['no-picture'], args: { view: { status: 'loading' } } };
export const Failed: Story = { tags: ['no-picture'], args: { view: { status: 'error', message: 'Try again.' } } };
export const None: Story = { args: { view: { status: 'ready', reports: [] } } };
