import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaultText } from '../../lib/fault.ts';
import {
  isOnboardingField,
  OnboardingChat,
  type OnboardingTaken,
} from '../../patterns/onboarding-chat/onboarding-chat.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { ArrowLeftIcon } from '../../primitives/icons/icons.ts';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { AssistantSession, AssistantView } from './assistant.types.ts';
import { TypeStep, type TypeStepProps } from './type-step.tsx';
import { useExtracted } from './use-extracted.ts';

export type { AssistantData, AssistantSession, AssistantView, EarlierTalk } from './assistant.types.ts';
export { saidOf, valuesOf } from './preview-values.ts';

export interface AssistantScreenProps extends TypeStepProps {
  view: AssistantView;
  onRetry: () => void;
  onDraftChange: (text: string) => void;
  onSend: () => void;
  /** Called with words to add to the draft. */
  onSuggestion: (text: string) => void;
  /** Called with words to send as a message. */
  onSay: (text: string) => void;
  onComplete: () => void;
  onMilestoneClose: () => void;
  /** To the previous step. */
  onBack: () => void;
  /** The last step: the profile as a form. */
  preview: ReactNode;
}

function OpeningTalk() {
  const { t } = useTranslation('onboarding');
  return (
    <Loading
      label={t('opening')}
      className="mu:mx-auto mu:flex mu:w-full mu:max-w-3xl mu:flex-1 mu:flex-col mu:justify-end mu:gap-5 mu:px-5 mu:py-6"
    >
      <Skeleton shape="block" className="mu:h-6 mu:w-2/3" />
      <Skeleton shape="block" className="mu:h-10 mu:w-1/2 mu:self-end mu:rounded-[18px]" />
      <Skeleton shape="block" className="mu:h-6 mu:w-3/5" />
      <Skeleton shape="block" className="mu:h-24 mu:rounded-card" />
    </Loading>
  );
}

/** Another value for the list in the draft. */
const withItem = (draft: string, text: string, language: string): string =>
  draft.trim() === '' ? text : `${draft.trimEnd().replace(/[,，、]$/, '')}${language === 'zh' ? '、' : ', '}${text}`;

type TalkProps = Pick<
  AssistantScreenProps,
  'view' | 'onBack' | 'onSuggestion' | 'onSay' | 'onDraftChange' | 'onSend' | 'onComplete' | 'onMilestoneClose'
> & { session: AssistantSession };

function TalkStep({
  view,
  session,
  onBack,
  onSuggestion,
  onSay,
  onComplete,
  onMilestoneClose,
  ...composing
}: TalkProps) {
  const { t } = useTranslation('onboarding');
  const faultText = useFaultText();
  const extracted = useExtracted(session);
  const { fault, draft, canSend, charactersLeft } = view;
  return (
    <>
      <div className="mu:flex mu:items-center mu:gap-2 mu:px-3 mu:pt-2 mu:sm:px-6">
        <IconButton variant="quiet" label={t('talk.back')} onPress={onBack}>
          <ArrowLeftIcon aria-hidden="true" />
        </IconButton>
        <h1 className="mu:display mu:min-w-0 mu:truncate mu:text-lg">{t('talk.title')}</h1>
      </div>
      <OnboardingChat
        className="mu:min-h-0 mu:flex-1"
        messages={view.rows}
        isTyping={view.isTyping}
        progress={session.progress}
        extracted={extracted}
        taken={session.taken.filter((each): each is OnboardingTaken => isOnboardingField(each.field))}
        suggestions={session.asking?.suggestions ?? []}
        isDisabled={view.isTyping || view.isCompleting || session.messagesLeft === 0}
        onSay={onSay}
        onItem={(text) => composing.onDraftChange(withItem(draft, text, session.language))}
        onTag={(tag) => onSuggestion(t('known.tagAnswer', { tag }))}
        composer={{ draft, canSend, charactersLeft, ...composing }}
        error={fault ? faultText(fault) || t('talk.failed') : session.messagesLeft === 0 && t('talk.noneLeft')}
        onComplete={onComplete}
        isCompleting={view.isCompleting}
        isMilestoneOpen={view.isMilestoneOpen}
        onMilestoneClose={onMilestoneClose}
      />
    </>
  );
}

/** Moves the focus into a new step if the pressed button disappeared with the old one. */
function useFocusOnStep(step: AssistantView['step']) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [step]);
  return box;
}

/** A profile made by talking with the assistant (SPEC 2 and 4): the type, the talk, and the resulting form. It fills its box. */
export function AssistantScreen(props: AssistantScreenProps) {
  const { t } = useTranslation(['onboarding', 'profiles']);
  const { step } = props.view;
  const names = {
    type: t('type.title'),
    opening: t('opening'),
    unavailable: t('unavailable.title'),
    talk: t('talk.title'),
    preview: t('profiles:form.fromTalk.title'),
  };
  return (
    <section
      ref={useFocusOnStep(step)}
      aria-label={names[step]}
      tabIndex={-1}
      className="mu:flex mu:min-h-0 mu:flex-1 mu:flex-col mu:outline-none"
    >
      <Step {...props} />
    </section>
  );
}

function Step({ view, onRetry, onBack, preview, ...props }: AssistantScreenProps) {
  const { t } = useTranslation(['onboarding', 'common']);
  const faultText = useFaultText();
  const { onStart, talks, now, onContinue, onDeleteTalk, deletion, backHref, ...talking } = props;
  // Visually hidden elements (file inputs) scroll with it: otherwise focus in them would scroll the window.
  const scrolls = 'mu:relative mu:min-h-0 mu:flex-1 mu:overflow-y-auto';
  switch (view.step) {
    case 'type':
      return (
        <div className={scrolls}>
          <TypeStep {...{ view, onStart, talks, now, onContinue, onDeleteTalk, deletion, backHref }} />
        </div>
      );
    case 'opening':
      return <OpeningTalk />;
    case 'unavailable':
      return (
        <LoadFailed
          className="mu:flex-1 mu:justify-center"
          title={t('unavailable.title')}
          requestId={view.fault?.requestId}
          onRetry={view.fault?.isFinal !== true ? onRetry : undefined}
          elsewhere={<Button onPress={onBack}>{t('unavailable.begin')}</Button>}
        >
          {faultText(view.fault)}
        </LoadFailed>
      );
    case 'talk':
      return view.session && <TalkStep {...talking} view={view} session={view.session} onBack={onBack} />;
    case 'preview':
      return <div className={scrolls}>{preview}</div>;
  }
}
