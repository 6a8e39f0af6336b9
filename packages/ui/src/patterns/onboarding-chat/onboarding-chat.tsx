import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { Sheet, SheetTrigger } from '../../primitives/sheet/sheet.tsx';
import { ChatComposer, type ChatComposerProps } from '../chat-composer/chat-composer.tsx';
import { StepDrawing } from '../step-drawing/step-drawing.tsx';
import { KnownPanel, type KnownPanelProps } from './known-panel.tsx';
import { AnswerChips, type AnswerChipsProps } from './answer-chips.tsx';
import type { OnboardingMessage } from './onboarding-fields.ts';
import { Talk } from './talk.tsx';

export {
  type ExtractedProfile,
  isOnboardingField,
  type OnboardingSuggestion,
  type OnboardingTaken,
  type OnboardingField,
  type OnboardingMessage,
} from './onboarding-fields.ts';

export interface OnboardingChatProps extends KnownPanelProps, AnswerChipsProps {
  messages: readonly OnboardingMessage[];
  /** The assistant is writing its answer. */
  isTyping: boolean;
  /** 0 to 100. */
  progress: number;
  /** The draft and its actions. */
  composer: Pick<ChatComposerProps, 'draft' | 'canSend' | 'charactersLeft' | 'onDraftChange' | 'onSend' | 'inputRef'>;
  /** The last failure, in words: the unsent message is gone, and its words are in the draft again. */
  error?: ReactNode;
  /** Goes to the preview. */
  onComplete: () => void;
  /** The profile is being created. */
  isCompleting?: boolean;
  /** Progress has reached 90% for the first time: its owner sets this once. */
  isMilestoneOpen: boolean;
  onMilestoneClose: () => void;
  className?: string;
}

/**
 * The talk in which an assistant asks for a profile's content (SPEC 2, My profiles): the messages, the progress, and beside it what has been
 * understood, in a sheet if it is narrow. It fills its box. Two people talk in ChatThread.
 */
export function OnboardingChat({
  messages,
  isTyping,
  progress,
  extracted,
  onTag,
  composer,
  error,
  taken,
  suggestions,
  isDisabled,
  onSay,
  onItem,
  onComplete,
  isCompleting = false,
  isMilestoneOpen,
  onMilestoneClose,
  className,
}: OnboardingChatProps) {
  const { t } = useTranslation(['onboarding', 'common']);
  const { fields, missingFields, isComplete } = extracted;
  const missing = useId();
  const known = <KnownPanel extracted={extracted} onTag={onTag} />;
  return (
    <div className={join('mu:@container/onboarding mu:flex mu:min-h-0 mu:flex-col', className)}>
      <header className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-5 mu:gap-y-3 mu:border-b mu:border-border mu:px-5 mu:py-3 mu:@3xl/onboarding:px-8">
        <ProgressBar label={t('progress')} showLabel value={progress} className="mu:min-w-40 mu:flex-1" />
        <SheetTrigger>
          <Button size="sm" className="mu:@3xl/onboarding:hidden">
            {t('known.open', { known: fields.length, all: fields.length + missingFields.length })}
          </Button>
          <Sheet title={t('known.title')} closeLabel={t('common:close')}>
            {known}
          </Sheet>
        </SheetTrigger>
        <Button
          variant="primary"
          isDisabled={!isComplete || isTyping}
          isPending={isCompleting}
          onPress={onComplete}
          {...(isComplete ? {} : { 'aria-describedby': missing })}
          className={join('mu:@max-3xl/onboarding:w-full', !isComplete && 'mu:@max-3xl/onboarding:hidden')}
        >
          {t('complete')}
        </Button>
        {!isComplete && (
          <span id={missing} className="mu:sr-only">
            {t('incomplete')}
          </span>
        )}
      </header>
      <div className="mu:flex mu:min-h-0 mu:flex-1">
        <div className="mu:flex mu:min-w-0 mu:flex-1 mu:flex-col">
          <Talk messages={messages} isTyping={isTyping}>
            {!isTyping && <AnswerChips {...{ taken, suggestions, isDisabled, onSay, onItem }} />}
          </Talk>
          <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-3xl mu:flex-col mu:gap-3 mu:px-5 mu:pb-4 mu:@3xl/onboarding:px-8">
            {error && <Banner tone="danger">{error}</Banner>}
            <ChatComposer {...composer} partnerName={t('chat.assistant')} />
          </div>
        </div>
        <aside
          aria-label={t('known.title')}
          className="mu:hidden mu:w-80 mu:shrink-0 mu:overflow-y-auto mu:border-l mu:border-border mu:bg-surface-raised mu:p-6 mu:@3xl/onboarding:block"
        >
          <h2 className="mu:display mu:mb-3 mu:text-lg">{t('known.title')}</h2>
          {known}
        </aside>
      </div>
      <Dialog
        isOpen={isMilestoneOpen}
        onOpenChange={(open) => !open && onMilestoneClose()}
        size="sm"
        title={t('milestone.title')}
        closeLabel={t('common:close')}
        footer={
          <Button variant="primary" slot="close">
            {t('milestone.action')}
          </Button>
        }
      >
        <StepDrawing step={2} className="mu:mb-5 mu:w-36" />
        <p className="mu:text-text-muted">{t('milestone.text')}</p>
      </Dialog>
    </div>
  );
}
