import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { ProfileFormStory } from '../profile-form/profile-form-story.tsx';
import { earlier, now, whole } from './assistant.examples.ts';
import { type AssistantScreenProps, saidOf, valuesOf } from './assistant-screen.tsx';

/** The space that the product's chrome leaves to a screen. */
const Chrome = ({ children }: { children: ReactNode }) => (
  <div className="mu:flex mu:h-dvh mu:flex-col mu:bg-surface">
    <div aria-hidden="true" className="mu:h-14 mu:shrink-0 mu:border-b mu:border-border mu:sm:h-16" />
    <main className="mu:flex mu:min-h-0 mu:flex-1 mu:flex-col">{children}</main>
  </div>
);

/** Shared props of the assistant's stories. */
export const assistantStory = {
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      step: 'type',
      startingType: null,
      session: null,
      rows: [],
      isTyping: false,
      draft: '',
      canSend: false,
      charactersLeft: 4000,
      isCompleting: false,
      isMilestoneOpen: false,
      fault: null,
    },
    talks: earlier,
    now,
    backHref: '/profiles/create',
    onStart: fn(),
    onContinue: fn(),
    onDeleteTalk: fn(),
    onRetry: fn(),
    onDraftChange: fn(),
    onSend: fn(),
    onSuggestion: fn(),
    onSay: fn(),
    onComplete: fn(),
    onMilestoneClose: fn(),
    onBack: fn(),
    preview: (
      <ProfileFormStory
        view={{ status: 'preview', said: saidOf(whole) }}
        values={valuesOf(whole.extractedData)}
        onBackToTalk={fn()}
        onSubmit={fn()}
      />
    ),
  } satisfies AssistantScreenProps,
  decorators: [
    (Story: () => ReactNode) => (
      <Chrome>
        <Story />
      </Chrome>
    ),
  ],
};
