import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from 'react-aria-components/Group';
import { join } from '../../lib/cx.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ArrowDownIcon } from '../../primitives/icons/icons.ts';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { MessageBubble } from '../message-bubble/message-bubble.tsx';
import type { MessageRow } from '../message-bubble/message.types.ts';
import { dayHeading } from '../when/when.ts';
import { estimateHeight, threadItems } from './thread-items.ts';

/** What is above the first row. */
export type Older = 'none' | 'more' | 'loading' | 'failed';

/** The room above the first row, which keeps its height whatever it shows, px. */
const TOP = 72;
/** Nearer to the end than this counts as being there, px. */
const AT_END = 80;
/** Older messages are asked for when this few rows are left above. */
const ASK_AT = 6;

export interface ChatThreadProps extends HTMLAttributes<HTMLDivElement> {
  /** From the oldest to the newest. */
  rows: readonly MessageRow[];
  older: Older;
  partnerName: string;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  onLoadOlder: () => void;
  onSendAgain: (clientId: string) => void;
  onRemove: (clientId: string) => void;
  /** The newest message is before the reader's eyes. */
  onSeen?: (seq: number) => void;
}

function DayHeading({ iso, now }: { iso: string; now: number }) {
  const { i18n } = useTranslation('messages');
  return (
    <p className="flex items-center gap-3 pt-4 pb-2 text-xs text-text-subtle before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {dayHeading(iso, now, i18n.language)}
    </p>
  );
}

function Top({
  older,
  first,
  now,
  onLoadOlder,
}: {
  older: Older;
  first: MessageRow | undefined;
  now: number;
  onLoadOlder: () => void;
}) {
  const { t } = useTranslation(['messages', 'common']);
  const content: Record<Older, ReactNode> = {
    none: first?.createdAt ? (
      <div className="w-full">
        <DayHeading iso={first.createdAt} now={now} />
      </div>
    ) : null,
    more: (
      <Button size="sm" variant="quiet" onPress={onLoadOlder}>
        {t('thread.loadOlder')}
      </Button>
    ),
    loading: <ProgressCircle size="sm" isIndeterminate label={t('thread.loadingOlder')} />,
    failed: (
      <p className="flex items-center gap-2 text-sm text-text-muted">
        {t('thread.olderFailed')}
        <Button size="sm" onPress={onLoadOlder}>
          {t('common:tryAgain')}
        </Button>
      </p>
    ),
  };
  return (
    <div className="absolute inset-x-0 top-0 flex items-center justify-center" style={{ height: TOP }}>
      {content[older]}
    </div>
  );
}

/** Says each message of the partner that arrives while the thread is open. */
function useArrivals(rows: readonly MessageRow[], partnerName: string): string {
  const { t } = useTranslation('messages');
  const newest = rows.at(-1);
  const [opened] = useState(newest?.key);
  if (!newest || newest.isOwn || newest.key === opened) return '';
  return t('thread.arrived', { name: partnerName, text: newest.type === 'gif' ? t('bubble.gif') : newest.content });
}

/**
 * A conversation from its oldest loaded message to its newest: days, runs of bubbles, read marks. Only what is in sight is in the
 * page, so ten thousand messages scroll like fifty. It opens at the newest, keeps its place when older ones load above, follows
 * new ones while the reader is at the end, and says how many arrived when not.
 */
export function ChatThread({
  rows,
  older,
  partnerName,
  now,
  onLoadOlder,
  onSendAgain,
  onRemove,
  onSeen,
  className,
  ...props
}: ChatThreadProps) {
  const { t } = useTranslation('messages');
  const scroller = useRef<HTMLDivElement>(null);
  const items = useMemo(() => threadItems(rows, now), [rows, now]);
  const [isAtEnd, setAtEnd] = useState(true);
  const newest = rows.at(-1);
  const arrived = useArrivals(rows, partnerName);

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index] ? estimateHeight(items[index]) : 0),
    getItemKey: (index) => items[index]?.message.key ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
    paddingStart: TOP,
    overscan: 8,
  });
  const visible = virtualizer.getVirtualItems();

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);

  // A composer that comes or grows, or a keyboard, takes room from below: who is at the end stays there.
  const stayAtEnd = useEffectEvent(() => {
    if (isAtEnd) virtualizer.scrollToEnd();
  });
  useEffect(() => {
    if (!scroller.current) return undefined;
    const resized = new ResizeObserver(() => stayAtEnd());
    resized.observe(scroller.current);
    return () => resized.disconnect();
  }, []);

  // An own message is always followed, wherever the reader was.
  const ownKey = newest?.isOwn && newest.state === 'sending' ? newest.key : null;
  useLayoutEffect(() => {
    if (ownKey !== null) virtualizer.scrollToEnd();
  }, [ownKey, virtualizer]);

  const nearTop = (visible[0]?.index ?? 0) < ASK_AT && !isAtEnd;
  const loadOlder = useEffectEvent(onLoadOlder);
  useEffect(() => {
    if (nearTop && older === 'more') loadOlder();
  }, [nearTop, older]);

  const newestSeq = rows.findLast(({ seq }) => seq !== null)?.seq ?? null;
  const see = useEffectEvent((seq: number) => onSeen?.(seq));
  useEffect(() => {
    if (isAtEnd && newestSeq !== null) see(newestSeq);
  }, [isAtEnd, newestSeq]);

  // The last message that was seen at the end; what came after it from the partner is new.
  const [seenKey, setSeenKey] = useState(newest?.key);
  if (isAtEnd && newest && newest.key !== seenKey) setSeenKey(newest.key);
  const seenIndex = isAtEnd ? -1 : rows.findIndex(({ key }) => key === seenKey);
  const unseen = seenIndex < 0 ? 0 : rows.slice(seenIndex + 1).filter(({ isOwn }) => !isOwn).length;

  return (
    <div {...props} className={join('relative min-h-0 flex-1', className)}>
      <Group
        ref={scroller}
        aria-label={t('thread.label', { name: partnerName })}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < AT_END)
        }
        className="absolute inset-0 overflow-y-auto overscroll-contain -outline-offset-2 outline-transparent [&:focus-visible]:outline-2 [&:focus-visible]:outline-focus [overflow-anchor:none]"
      >
        <div className="mx-auto flex min-h-full w-full max-w-3xl flex-col justify-end px-4 sm:px-6">
          <div className="relative w-full shrink-0" style={{ height: virtualizer.getTotalSize() }}>
            <Top older={older} first={rows[0]} now={now} onLoadOlder={onLoadOlder} />
            <ol aria-label={t('thread.messages')}>
              {visible.map(({ key, index, start }) => {
                const item = items[index];
                return (
                  item && (
                    <li
                      key={key}
                      ref={virtualizer.measureElement}
                      data-index={index}
                      aria-setsize={items.length}
                      aria-posinset={index + 1}
                      className={join('absolute top-0 left-0 w-full', item.isLast ? 'pb-3' : 'pb-1')}
                      style={{ transform: `translateY(${start}px)` }}
                    >
                      <MessageBubble
                        message={item.message}
                        isFirst={item.isFirst}
                        isLast={item.isLast}
                        partnerName={partnerName}
                        onSendAgain={onSendAgain}
                        onRemove={onRemove}
                      />
                      {item.dayAfter !== null && <DayHeading iso={item.dayAfter} now={now} />}
                    </li>
                  )
                );
              })}
            </ol>
          </div>
        </div>
      </Group>
      {!isAtEnd && (
        <Button
          size="sm"
          variant={unseen > 0 ? 'strong' : 'secondary'}
          icon={<ArrowDownIcon aria-hidden="true" className="size-4" />}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-float"
          onPress={() => {
            virtualizer.scrollToEnd();
            scroller.current?.focus({ preventScroll: true });
          }}
        >
          {unseen > 0 ? t('thread.new', { count: unseen }) : t('thread.toEnd')}
        </Button>
      )}
      <output className="sr-only">{arrived}</output>
    </div>
  );
}
