import { onboardingView } from '@mutuals/machines/onboarding';
import { type OnboardingLeaf, snapshotIn } from '@mutuals/machines/onboarding/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AssistantScreen } from './assistant-screen.tsx';
import { assistantStory } from './assistant-story.tsx';
import { half, whole } from './assistant.examples.ts';

/** The assistant over real snapshots of its machine, one story for each leaf state. */
const meta = {
  ...assistantStory,
  title: 'Screens/Assistant/Onboarding machine',
  component: AssistantScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AssistantScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const inLeaf = (leaf: OnboardingLeaf): Story => ({
  name: leaf,
  args: {
    view: onboardingView(
      snapshotIn(leaf, {
        talk: half,
        whole,
        words: 'People who know zero knowledge proofs and care how a wallet feels.',
      }),
    ),
  },
});

export const StepType = inLeaf('step.type');
export const StepStarting = inLeaf('step.starting');
export const StepOpening = inLeaf('step.opening');
export const StepUnavailable = inLeaf('step.unavailable');
export const StepTalkIdle: Story = { ...inLeaf('step.talk.idle'), tags: ['no-picture'] };
export const StepTalkSending = inLeaf('step.talk.sending');
export const StepTalkCompleting = inLeaf('step.talk.completing');
export const StepPreview: Story = { ...inLeaf('step.preview'), tags: ['no-picture'] };
export const MilestoneClosed: Story = { ...inLeaf('milestone.closed'), tags: ['no-picture'] };
export const MilestoneOpen = inLeaf('milestone.open');
