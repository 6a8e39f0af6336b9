import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { AssistantScreen, type AssistantView } from './assistant-screen.tsx';
import { assistantStory } from './assistant-story.tsx';
import { half } from './assistant.examples.ts';

const meta = {
  ...assistantStory,
  title: 'Screens/Assistant',
  component: AssistantScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AssistantScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const type: AssistantView = assistantStory.args.view;
const talking: AssistantView = {
  ...type,
  step: 'talk',
  session: half,
  rows: half.messages.map((message, index) => ({ ...message, key: String(index), isOptimistic: false })),
};

export const ChooseType: Story = {
  tags: ['on-sheet'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /Individual/ }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onStart).toHaveBeenCalledWith('group');
  },
};

/** No talks yet. */
export const FirstTalk: Story = { args: { talks: [] } };

/** The pressed button disappears with its step: focus moves to the next one. */
export const FocusGoesOn: Story = {
  tags: ['no-picture'],
  args: { talks: [] },
  render: function Starting(args) {
    const [step, setStep] = useState<AssistantView['step']>('type');
    return <AssistantScreen {...args} view={{ ...type, step }} onStart={() => setStep('opening')} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /Individual/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Opening the talk' })).toHaveFocus());
  },
};

export const EarlierTalksFailed: Story = { args: { talks: 'failed' }, tags: ['no-picture'] };

export const StartFailed: Story = {
  args: { talks: [], view: { ...type, fault: { code: 'rate_limited', message: '' } } },
};

export const GoOn: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Go on with the talk about Noor Haddad' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledWith('talk-1');
  },
};

export const DeleteTalk: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the talk that has no name yet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the talk' }));
    await expect(args.onDeleteTalk).toHaveBeenCalledWith('talk-2');
  },
};

export const Gone: Story = {
  args: {
    view: { ...type, step: 'unavailable', fault: { code: 'onboarding_session_not_found', message: '', isFinal: true } },
  },
};

export const Talking: Story = { tags: ['on-sheet'], args: { view: talking } };

export const SendFailed: Story = {
  args: {
    view: {
      ...talking,
      draft: 'People who know zero knowledge proofs.',
      canSend: true,
      fault: { code: 'offline', message: '' },
    },
  },
};

/** The talk was deleted, perhaps on another device, during writing: the draft stays. */
export const GoneWhileTalking: Story = {
  args: {
    view: {
      ...talking,
      draft: 'People who know zero knowledge proofs.',
      canSend: true,
      fault: { code: 'onboarding_session_not_found', message: '', isFinal: true },
    },
  },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/talk/i);
    await expect(canvas.getByRole('textbox')).toHaveValue('People who know zero knowledge proofs.');
  },
};

/** A message of 5,000 characters is neither sent nor cut. */
export const TooLong: Story = {
  args: { view: { ...talking, draft: 'x'.repeat(5000), canSend: false, charactersLeft: -1000 } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('x'.repeat(5000));
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByText(/1,000/)).toBeVisible();
  },
};

export const NoMessageLeft: Story = { args: { view: { ...talking, session: { ...half, messagesLeft: 0 } } } };

/** A suggested tag becomes words that the assistant understands as a tag. */
export const SuggestedTag: Story = {
  args: { view: talking },
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const [add] = canvas.getAllByRole('button', { name: 'Add the tag wallets' });
    add?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSuggestion).toHaveBeenCalledWith('Tags: wallets');
  },
};

export const Preview: Story = { tags: ['on-sheet'], args: { view: { ...talking, step: 'preview' } } };
