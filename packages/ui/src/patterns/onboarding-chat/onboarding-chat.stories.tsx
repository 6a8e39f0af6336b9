import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { OnboardingChat, type OnboardingChatProps } from './onboarding-chat.tsx';
import { half, little, talk, waiting, whole } from './onboarding.examples.ts';

const guide: Guide = {
  use: ['For creating a profile by talking with the assistant, between choosing the type and the preview.'],
  avoid: [
    'People who know what to write: the profile form.',
    'A conversation between two people: ChatThread and ChatComposer.',
  ],
  anatomy: [
    { part: 'Progress', is: 'how much of the profile is known, 0 to 100%' },
    { part: 'Talk', is: 'the assistant’s words as plain text, one’s own in bubbles, dimmed until they have arrived' },
    { part: 'Profile so far', is: 'what was understood, what is missing, tags to add; in a sheet below 768 px' },
    { part: 'Composer', is: 'the same as in messages' },
    { part: 'Milestone', is: 'a dialog that its owner opens once, at 90%' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'sends, as in messages', story: 'Keyboard' },
    { keys: 'Enter on a tag', does: 'adds it to the answer', story: 'SuggestedTag' },
    { keys: 'Escape', does: 'closes the milestone', story: 'Milestone' },
  ],
  reader: [
    'The assistant’s answer is said when it comes, and that it is writing before.',
    'Known and missing things are lists under headings.',
  ],
  dos: ['Put the words of a failed message back into the draft.', 'Call it an assistant only where one answers.'],
  donts: ['Open the milestone again when progress falls and rises.', 'Publish anything before the preview was seen.'],
};

/** Controls the draft as its owner does. */
function WithDraft({ composer, ...props }: OnboardingChatProps) {
  const [draft, setDraft] = useState(composer.draft);
  return (
    <OnboardingChat
      {...props}
      composer={{
        ...composer,
        draft,
        canSend: draft.trim() !== '',
        onDraftChange: (text) => {
          composer.onDraftChange(text);
          setDraft(text);
        },
      }}
    />
  );
}

const meta = {
  title: 'Patterns/OnboardingChat',
  component: OnboardingChat,
  parameters: { layout: 'fullscreen', guide },
  args: {
    messages: talk,
    isTyping: false,
    progress: 55,
    extracted: half,
    composer: { draft: '', canSend: false, charactersLeft: 4000, onDraftChange: fn(), onSend: fn() },
    taken: [],
    suggestions: [],
    isDisabled: false,
    onSay: fn(),
    onItem: fn(),
    onTag: fn(),
    onComplete: fn(),
    isMilestoneOpen: false,
    onMilestoneClose: fn(),
  },
  render: (args) => (
    <div className="mu:flex mu:h-dvh mu:flex-col">
      <WithDraft {...args} className="mu:flex-1" />
    </div>
  ),
} satisfies Meta<typeof OnboardingChat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Beginning: Story = { args: { messages: talk.slice(0, 1), progress: 0, extracted: little } };
export const Typing: Story = { args: { messages: [...talk, waiting], isTyping: true } };
export const Failed: Story = {
  args: {
    error: 'Your message could not be sent. Its words are in the field again: try once more.',
    composer: { draft: waiting.content, canSend: true, charactersLeft: 3900, onDraftChange: fn(), onSend: fn() },
  },
};

export const Complete: Story = {
  args: { progress: 100, extracted: whole },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Look at the profile' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const Completing: Story = { args: { progress: 100, extracted: whole, isCompleting: true } };

/** Not before everything is known, and not while the assistant is writing. */
export const NotYetComplete: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Look at the profile' })).toBeDisabled();
  },
};

export const Milestone: Story = {
  args: { progress: 92, isMilestoneOpen: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Almost there' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onMilestoneClose).toHaveBeenCalledOnce();
  },
};

export const SuggestedTag: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [add] = canvas.getAllByRole('button', { name: 'Add the tag wallets' });
    add?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTag).toHaveBeenCalledWith('wallets');
  },
};

/** Answers at one press, and "change" for the fields just understood; in Chinese at 320 px they wrap. */
export const Chips: Story = {
  tags: ['no-picture'],
  args: {
    taken: [{ field: 'name', change: 'Change the name' }],
    suggestions: [
      { kind: 'answer', text: 'Developer' },
      { kind: 'item', text: 'DeFi' },
      { kind: 'skip', text: 'Skip' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Developer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSay).toHaveBeenLastCalledWith('Developer');
    await userEvent.click(canvas.getByRole('button', { name: 'Add DeFi to the answer' }));
    await expect(args.onItem).toHaveBeenCalledWith('DeFi');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the name' }));
    await expect(args.onSay).toHaveBeenLastCalledWith('Change the name');
  },
};

export const ChipsAreNarrow: Story = {
  tags: ['no-picture'],
  args: {
    suggestions: ['对所有人开放', '去中心化金融', '零知识证明', '链上数据', '角色设计', '技术写作'].map((text) => ({
      kind: 'answer',
      text,
    })),
  },
  render: (args) => (
    <div className="mu:flex mu:h-dvh mu:w-[320px] mu:flex-col">
      <WithDraft {...args} className="mu:flex-1" />
    </div>
  ),
  play: async ({ canvas }) => {
    const chips = canvas.getByRole('list', { name: 'Answers' });
    await expect(chips.scrollWidth).toBeLessThanOrEqual(chips.clientWidth);
    await expect(chips.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('Builders{Enter}');
    await expect(args.composer.onSend).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="mu:flex mu:h-dvh mu:w-[390px] mu:max-w-full mu:flex-col mu:border-r mu:border-border">
      <WithDraft {...args} className="mu:flex-1" />
    </div>
  ),
};

export const NarrowProfile: Story = {
  ...Narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 of 6 known' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your profile so far' }));
    await waitFor(() => expect(sheet.getByText('Still to tell')).toBeVisible());
  },
};
