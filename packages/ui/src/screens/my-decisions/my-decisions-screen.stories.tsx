import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Appeal, type MyDecision, MyDecisionsScreen, StandingBanner, HiddenParts } from './my-decisions-screen.tsx';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const decision: MyDecision = {
  _id: 'd1',
  measure: 'mute',
  statement: {
    language: 'en',
    what: 'Your profile “Lin”.',
    where: 'On all of Mutuals, in every country.',
    measure: 'You cannot send messages. You can read, and everything else stays possible.',
    duration: 'Until November 27, 2026 at 9:20 AM UTC. Then it ends by itself.',
    rule: { number: '1', title: 'Fraud', words: 'Do not deceive people to get their money, coins or keys.' },
    facts: 'You asked two people for an advance payment.',
    machine: 'A person of our team decided. No machine took part.',
    appeal: 'You can appeal once until May 20, 2027.',
  },
  createdAt: '2026-11-20T09:20:00.000Z',
  endsAt: '2026-11-27T09:20:00.000Z',
  endedAt: null,
  endedBy: null,
  strikeEndsAt: '2027-05-19T09:20:00.000Z',
  appeal: null,
  appealUntil: '2027-05-20T09:20:00.000Z',
  canAppeal: true,
};
const answered = (outcome: 'granted' | 'upheld' | null): MyDecision => ({
  ...decision,
  _id: `d-${outcome}`,
  canAppeal: false,
  appeal: {
    message: 'It was a quotation.',
    outcome,
    answer: outcome === null ? null : 'We have read the whole conversation again.',
  },
  ...(outcome === 'granted' && { endedAt: '2026-11-21T08:00:00.000Z', endedBy: 'appeal', strikeEndsAt: null }),
});

const meta = {
  title: 'Screens/MyDecisions',
  component: MyDecisionsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', decisions: [decision], now: NOW },
    appealOf: ({ appealUntil }) => (
      <Appeal
        view={{ status: 'open', message: '', canSend: false }}
        until={appealUntil}
        onBegin={fn()}
        onType={fn()}
        onSend={fn()}
      />
    ),
    onRetry: fn(),
  },
} satisfies Meta<typeof MyDecisionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = { tags: ['on-sheet'] };
export const Appealed: Story = {
  tags: ['no-picture-phone', 'no-picture-phone-zh', 'no-picture-phone-fr'],
  args: {
    view: { status: 'ready', decisions: [answered(null), answered('granted'), answered('upheld')], now: NOW },
  },
};
export const Loading: Story = { tags: ['no-picture'], args: { view: { status: 'loading' } } };
export const Failed: Story = { tags: ['no-picture'], args: { view: { status: 'error', message: 'Try again.' } } };
export const None: Story = { args: { view: { status: 'ready', decisions: [], now: NOW } } };

export const Standing: Story = {
  render: () => (
    <>
      <StandingBanner
        mutedUntil="2026-11-27T09:20:00.000Z"
        isSuspended={false}
        suspendedUntil={null}
        whyHref="/settings/decisions"
      />
      <StandingBanner mutedUntil={null} isSuspended suspendedUntil={null} whyHref="/settings/decisions" />
    </>
  ),
};

/** Above the form of a profile. */
export const Hidden: Story = {
  render: () => (
    <div className="mu:p-6">
      <HiddenParts
        hidden={[
          {
            measure: 'We have hidden this on the profile: bio.',
            duration: 'Until November 27, 2026 at 9:20 AM UTC. Then it ends by itself.',
          },
        ]}
        whyHref="/settings/decisions"
      />
    </div>
  ),
};
