import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { join } from '../../lib/cx.ts';
import { focusOutward } from '../../lib/focus-outward.ts';
import { type ClassNames, type PartProps, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { dayHeading } from '../../lib/when.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ArrowDownIcon } from '../../primitives/icons/icons.ts';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { ChatBubble, type ChatMedia, type ChatMessage, type ChatMessagesProps } from './chat-bubble.tsx';
import type { chatThreadParts } from './chat-thread.parts.ts';
import type { ChatThreadTexts } from './chat-thread.texts.ts';
import { estimateHeight, threadItems } from './thread-items.ts';

export { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';
export type { ChatFailure, ChatMedia, ChatMessage, ChatMessagesProps, DeliveryState } from './chat-bubble.tsx';
export type { ChatComposerTexts, ChatThreadTexts } from './chat-thread.texts.ts';

/** What is above the first message. */
export type Older = 'none' | 'more' | 'loading' | 'failed';

/** The space above the first row, constant whatever it shows, in px. */
const TOP = 72;
/** Nearer to the end than this counts as being there, in px. */
const AT_END = 80;
/** Older messages are requested when this few rows are left above. */
const ASK_AT = 6;

export interface ChatThreadProps<M extends ChatMessage>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement>, ChatMessagesProps<M> {
  /** From the oldest to the newest. */
  messages: readonly M[];
  /** Nothing if omitted. */
  older?: Older | undefined;
  partnerName: string;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** Called near the first message while there are `more`. */
  onLoadOlder?: (() => void) | undefined;
  /** Reports a message of the partner's. Tab reaches the newest one's button, the up and down arrows the others'. */
  onReport?: ((message: M) => void) | undefined;
  /** Called when the newest message is visible to the reader. */
  onSeen?: ((seq: number) => void) | undefined;
  texts?: ChatThreadTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof chatThreadParts> | undefined;
}

type Part = PartProps<keyof (typeof chatThreadParts)['parts']>;

function DayHeading({ iso, now, part }: { iso: string; now: number; part: Part }) {
  const { locale } = useLocale();
  return (
    <p
      {...part(
        'day',
        'mu:flex mu:items-center mu:gap-3 mu:pt-4 mu:pb-2 mu:text-xs mu:text-text-subtle mu:before:h-px mu:before:flex-1 mu:before:bg-border mu:after:h-px mu:after:flex-1 mu:after:bg-border',
      )}
    >
      {dayHeading(iso, now, locale)}
    </p>
  );
}

function Top({
  older,
  first,
  now,
  onLoadOlder,
  words,
  part,
}: {
  older: Older;
  first: ChatMessage | undefined;
  now: number;
  onLoadOlder: () => void;
  words: ChatThreadTexts;
  part: Part;
}) {
  const content: Record<Older, ReactNode> = {
    none: first?.createdAt ? (
      <div className="mu:w-full">
        <DayHeading iso={first.createdAt} now={now} part={part} />
      </div>
    ) : null,
    more: (
      <Button ref={focusOutward} size="sm" variant="quiet" onPress={onLoadOlder}>
        {words.loadOlder}
      </Button>
    ),
    loading: <ProgressCircle size="sm" isIndeterminate label={words.loadingOlder} />,
    failed: (
      <p ref={focusOutward} className="mu:flex mu:items-center mu:gap-2 mu:text-sm mu:text-text-muted">
        {words.olderFailed}
        <Button size="sm" onPress={onLoadOlder}>
          {words.tryAgain}
        </Button>
      </p>
    ),
  };
  return (
    <div
      {...part('top', 'mu:absolute mu:inset-x-0 mu:top-0 mu:flex mu:items-center mu:justify-center')}
      style={{ height: TOP }}
    >
      {content[older]}
    </div>
  );
}

/** The arrow keys on one message's report button lead to the next one's. */
function moveBetweenReports(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-report]')) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-report]')].toSorted(
    (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
  );
  buttons[buttons.indexOf(event.target) + step]?.focus();
}

const newestSeqOf = (rows: readonly ChatMessage[]): number => rows.findLast(({ seq }) => seq !== null)?.seq ?? 0;

/** Announces each message of the partner that arrives while the thread is open: all of them where one drawing brings several. */
function useArrivals<M extends ChatMessage>(
  rows: readonly M[],
  partnerName: string,
  mediaOf: ((message: M) => ChatMedia | null) | undefined,
  words: ChatThreadTexts,
): { upTo: number; text: string } {
  const [said, setSaid] = useState(() => ({ upTo: newestSeqOf(rows), text: '' }));
  const newest = rows.findLast(({ isOwn }) => !isOwn)?.seq ?? 0;
  if (newest > said.upTo) {
    const texts = rows
      .filter(({ isOwn, seq }) => !isOwn && seq !== null && seq > said.upTo)
      .map((message) => words.arrived(partnerName, mediaOf?.(message)?.name ?? message.content));
    setSaid({ upTo: newest, text: texts.join('\n') });
  }
  return said;
}

/**
 * The keys of one's own messages since the thread was opened that were not refused. Not by a state that they pass through: a screen that draws later may
 * skip it. Nor by their place in the list: older ones that load are none of them.
 */
function useOwnKeys(rows: readonly ChatMessage[]): readonly string[] {
  const [opened] = useState(() => newestSeqOf(rows));
  return useMemo(
    () =>
      rows
        .filter(({ isOwn, state, seq }) => isOwn && state !== 'failed' && (seq === null || seq > opened))
        .map(({ key }) => key),
    [rows, opened],
  );
}

/**
 * A conversation from its oldest loaded message to its newest: days, runs of bubbles, read marks. It is virtualized, so ten thousand messages scroll
 * like fifty. It opens at the newest, keeps its position when older ones load above, follows new ones while the reader is at the end, and otherwise
 * shows how many arrived.
 */
export function ChatThread<M extends ChatMessage>({
  messages: rows,
  older = 'none',
  partnerName,
  now,
  renderText,
  mediaOf,
  failureOf,
  renderMark,
  onLoadOlder,
  onSendAgain,
  onRemove,
  onReport,
  onSeen,
  texts,
  className,
  classNames,
  ...props
}: ChatThreadProps<M>) {
  const part = partsOf<typeof chatThreadParts>('chat-thread', classNames);
  const words = useTexts('chatThread', texts);
  const scroller = useRef<HTMLDivElement>(null);
  const items = useMemo(() => threadItems(rows, now), [rows, now]);
  const [isAtEnd, setAtEnd] = useState(true);
  const newest = rows.at(-1);
  const newestOfPartner = rows.findLast(({ isOwn }) => !isOwn)?.key;
  const arrived = useArrivals(rows, partnerName, mediaOf, words);

  // A new function here recomputes every row's position.
  const getItemKey = useCallback((index: number) => items[index]?.message.key ?? index, [items]);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const item = items[index];
      return item ? estimateHeight(item, mediaOf?.(item.message)?.height) : 0;
    },
    getItemKey,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
    paddingStart: TOP,
    overscan: 8,
  });
  const visible = virtualizer.getVirtualItems();

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);

  // A composer that appears or grows, or a keyboard, takes space from below: a reader at the end stays there.
  const stayAtEnd = useEffectEvent(() => {
    if (isAtEnd) virtualizer.scrollToEnd();
  });
  useEffect(() => {
    if (!scroller.current) return undefined;
    const resized = new ResizeObserver(() => stayAtEnd());
    resized.observe(scroller.current);
    return () => resized.disconnect();
  }, []);

  // One's own message always scrolls into view, and again when it is sent again.
  const ownKeys = useOwnKeys(rows);
  const followed = useRef(ownKeys);
  useLayoutEffect(() => {
    if (ownKeys.some((key) => !followed.current.includes(key))) virtualizer.scrollToEnd();
    followed.current = ownKeys;
  }, [ownKeys, virtualizer]);

  const nearTop = (visible[0]?.index ?? 0) < ASK_AT && !isAtEnd;
  const loadOlder = useEffectEvent(() => onLoadOlder?.());
  useEffect(() => {
    if (nearTop && older === 'more') loadOlder();
  }, [nearTop, older]);

  const newestSeq = newestSeqOf(rows);
  const see = useEffectEvent((seq: number) => onSeen?.(seq));
  useEffect(() => {
    if (isAtEnd && newestSeq > 0) see(newestSeq);
  }, [isAtEnd, newestSeq]);

  // The last message seen at the end; later ones of the partner are new.
  const [seenKey, setSeenKey] = useState(newest?.key);
  if (isAtEnd && newest && newest.key !== seenKey) setSeenKey(newest.key);
  const seenIndex = isAtEnd ? -1 : rows.findIndex(({ key }) => key === seenKey);
  const unseen = seenIndex < 0 ? 0 : rows.slice(seenIndex + 1).filter(({ isOwn }) => !isOwn).length;

  return (
    <div data-slot="chat-thread" {...props} className={join('mu:ui:relative mu:ui:min-h-0 mu:ui:flex-1', className)}>
      <Group
        ref={scroller}
        aria-label={words.label(partnerName)}
        tabIndex={0}
        onKeyDown={moveBetweenReports}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < AT_END)
        }
        {...part(
          'scroller',
          'mu:absolute mu:inset-0 mu:overflow-y-auto mu:overscroll-contain mu:-outline-offset-2 mu:outline-transparent mu:[&:focus-visible]:outline-2 mu:[&:focus-visible]:outline-focus mu:[overflow-anchor:none]',
        )}
      >
        <div className="mu:mx-auto mu:flex mu:min-h-full mu:w-full mu:max-w-3xl mu:flex-col mu:justify-end mu:px-4 mu:sm:px-6">
          <div className="mu:relative mu:w-full mu:shrink-0" style={{ height: virtualizer.getTotalSize() }}>
            <Top
              older={older}
              first={rows[0]}
              now={now}
              onLoadOlder={() => onLoadOlder?.()}
              words={words}
              part={part}
            />
            <ol className="mu:block" aria-label={words.messages}>
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
                      className={join('mu:absolute mu:top-0 mu:start-0 mu:w-full', item.isLast ? 'mu:pb-3' : 'mu:pb-1')}
                      style={{ transform: `translateY(${start}px)` }}
                    >
                      <ChatBubble
                        message={item.message}
                        isFirst={item.isFirst}
                        isLast={item.isLast}
                        partnerName={partnerName}
                        renderText={renderText}
                        mediaOf={mediaOf}
                        failureOf={failureOf}
                        renderMark={renderMark}
                        onSendAgain={onSendAgain}
                        onRemove={onRemove}
                        onReport={onReport && !item.message.isOwn ? () => onReport(item.message) : undefined}
                        isReportInTabOrder={item.message.key === newestOfPartner}
                        words={words}
                        part={part}
                      />
                      {item.dayAfter !== null && <DayHeading iso={item.dayAfter} now={now} part={part} />}
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
          icon={<ArrowDownIcon aria-hidden="true" className="mu:size-4" />}
          {...part('end', 'mu:absolute mu:bottom-3 mu:left-1/2 mu:-translate-x-1/2 mu:rounded-full mu:shadow-float')}
          onPress={() => {
            virtualizer.scrollToEnd();
            scroller.current?.focus({ preventScroll: true });
          }}
        >
          {unseen > 0 ? words.unseen(unseen) : words.toEnd}
        </Button>
      )}
      <output className="mu:sr-only">
        {/* Each arrival is a new element, so that equal messages are both announced. */}
        <span key={arrived.upTo}>{arrived.text}</span>
      </output>
    </div>
  );
}
