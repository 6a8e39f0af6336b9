import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Mark } from '../../primitives/logo/mark.tsx';
import type { OnboardingMessage } from './onboarding-fields.ts';

function Turn({ message: { role, content, isOptimistic } }: { message: OnboardingMessage }) {
  const { t } = useTranslation('onboarding');
  if (role === 'assistant') {
    return (
      <div className="mu:flex mu:gap-3">
        <Mark className="mu:mt-1.5 mu:h-3.5 mu:w-auto mu:shrink-0 mu:text-text" />
        <p className="mu:max-w-prose mu:min-w-0 mu:wrap-anywhere mu:whitespace-pre-wrap">
          <span className="mu:sr-only">{t('chat.assistant')}: </span>
          {content}
        </p>
      </div>
    );
  }
  return (
    <div className="mu:flex mu:flex-col mu:items-end">
      <p
        className={join(
          'mu:max-w-[85%] mu:rounded-[18px] mu:rounded-br-[6px] mu:bg-accent-soft mu:px-3.5 mu:py-2 mu:wrap-anywhere mu:whitespace-pre-wrap mu:transition-opacity mu:forced-colors:border',
          isOptimistic && 'mu:opacity-70',
        )}
      >
        <span className="mu:sr-only">{t('chat.you')}: </span>
        <span dir="auto" className="mu:block">
          {content}
        </span>
      </p>
      {isOptimistic && <span className="mu:mt-1 mu:px-1 mu:text-xs mu:text-text-subtle">{t('chat.sending')}</span>}
    </div>
  );
}

/** Three diamonds that breathe one after the other: somebody is writing. */
function Typing() {
  const { t } = useTranslation('onboarding');
  return (
    <div className="mu:flex mu:h-6 mu:items-center mu:gap-3">
      <Mark className="mu:h-3.5 mu:w-auto mu:shrink-0 mu:text-text" />
      <span aria-hidden="true" className="mu:flex mu:gap-2">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="mu:size-1.5 mu:rotate-45 mu:animate-breathe mu:bg-text-muted mu:forced-colors:bg-[CanvasText]"
            style={{ animationDelay: `${dot * 160}ms` }}
          />
        ))}
      </span>
      <span className="mu:sr-only">{t('chat.typing')}</span>
    </div>
  );
}

/** Announces the assistant's answers as they arrive; messages present on opening are read on navigation. */
function useAnnouncement(messages: readonly OnboardingMessage[], isTyping: boolean): string {
  const { t } = useTranslation('onboarding');
  const [atFirst] = useState(messages.length);
  const last = messages.at(-1);
  if (isTyping) return t('chat.typing');
  return last?.role === 'assistant' && messages.length > atFirst ? t('chat.said', { text: last.content }) : '';
}

interface TalkProps {
  messages: readonly OnboardingMessage[];
  isTyping: boolean;
  /** Below the last message. */
  children?: ReactNode;
}

/** The messages, the newest always visible at the lower edge. */
export function Talk({ messages, isTyping, children }: TalkProps) {
  const { t } = useTranslation('onboarding');
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const said = useAnnouncement(messages, isTyping);

  const lines = messages.length + Number(isTyping);
  useLayoutEffect(() => {
    const talk = scroller.current;
    if (talk === null || lines === 0) return;
    // Also when it shrinks, as for a keyboard, or its content grows, as for chips or a font.
    const toTheEnd = (): void => {
      talk.scrollTop = talk.scrollHeight;
    };
    toTheEnd();
    const observer = new ResizeObserver(toTheEnd);
    observer.observe(talk);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [lines]);

  return (
    <Group
      ref={scroller}
      aria-label={t('chat.label')}
      tabIndex={0}
      className="mu:relative mu:min-h-0 mu:flex-1 mu:overflow-y-auto mu:overscroll-contain mu:focus-ring mu:-outline-offset-2"
    >
      <div
        ref={content}
        className="mu:mx-auto mu:flex mu:min-h-full mu:max-w-3xl mu:flex-col mu:justify-end mu:gap-5 mu:px-5 mu:py-6 mu:@3xl/onboarding:px-8"
      >
        <ol className="mu:flex mu:flex-col mu:gap-5">
          {messages.map((message) => (
            <li key={message.key}>
              <Turn message={message} />
            </li>
          ))}
        </ol>
        {isTyping && <Typing />}
        {children}
      </div>
      <output className="mu:sr-only">{said}</output>
    </Group>
  );
}
