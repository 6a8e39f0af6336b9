import { useLayoutEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Mark } from '../../primitives/logo/mark.tsx';
import type { OnboardingMessage } from './onboarding.types.ts';

function Turn({ message: { role, content, isOptimistic } }: { message: OnboardingMessage }) {
  const { t } = useTranslation('onboarding');
  if (role === 'assistant') {
    return (
      <div className="flex gap-3">
        <Mark className="mt-1.5 h-3.5 w-auto shrink-0 text-text" />
        <p className="max-w-prose min-w-0 wrap-anywhere whitespace-pre-wrap">
          <span className="sr-only">{t('chat.assistant')}: </span>
          {content}
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-end">
      <p
        className={join(
          'max-w-[85%] rounded-[18px] rounded-br-[6px] bg-accent-soft px-3.5 py-2 wrap-anywhere whitespace-pre-wrap transition-opacity duration-160 forced-colors:border',
          isOptimistic && 'opacity-70',
        )}
      >
        <span className="sr-only">{t('chat.you')}: </span>
        <span dir="auto" className="block">
          {content}
        </span>
      </p>
      {isOptimistic && <span className="mt-1 px-1 text-xs text-text-subtle">{t('chat.sending')}</span>}
    </div>
  );
}

/** Three diamonds that breathe one after the other: somebody is writing. */
function Typing() {
  const { t } = useTranslation('onboarding');
  return (
    <div className="flex h-6 items-center gap-3">
      <Mark className="h-3.5 w-auto shrink-0 text-text" />
      <span aria-hidden="true" className="flex gap-2">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 rotate-45 animate-breathe bg-text-muted forced-colors:bg-[CanvasText]"
            style={{ animationDelay: `${dot * 160}ms` }}
          />
        ))}
      </span>
      <span className="sr-only">{t('chat.typing')}</span>
    </div>
  );
}

/** Says what the assistant answered, once it came; what stood there when the page opened is read by whoever goes there. */
function useAnnouncement(messages: readonly OnboardingMessage[], isTyping: boolean): string {
  const { t } = useTranslation('onboarding');
  const [atFirst] = useState(messages.length);
  const last = messages.at(-1);
  if (isTyping) return t('chat.typing');
  return last?.role === 'assistant' && messages.length > atFirst ? t('chat.said', { text: last.content }) : '';
}

/** What was said, the newest at the lower edge and always in sight. */
export function Talk({ messages, isTyping }: { messages: readonly OnboardingMessage[]; isTyping: boolean }) {
  const { t } = useTranslation('onboarding');
  const scroller = useRef<HTMLDivElement>(null);
  const said = useAnnouncement(messages, isTyping);

  const lines = messages.length + Number(isTyping);
  useLayoutEffect(() => {
    if (lines > 0 && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [lines]);

  return (
    <Group
      ref={scroller}
      aria-label={t('chat.label')}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-ring -outline-offset-2"
    >
      <div className="mx-auto flex min-h-full max-w-3xl flex-col justify-end gap-5 px-5 py-6 @3xl/onboarding:px-8">
        <ol className="flex flex-col gap-5">
          {messages.map((message) => (
            <li key={message.key}>
              <Turn message={message} />
            </li>
          ))}
        </ol>
        {isTyping && <Typing />}
      </div>
      <output className="sr-only">{said}</output>
    </Group>
  );
}
