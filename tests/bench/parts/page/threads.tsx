import { useVirtualizer } from '../../../../packages/ui/node_modules/@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { StoryLanguage } from '../../../../packages/ui/src/locales/story-provider.tsx';
import { ChatThread } from '../../../../packages/ui/src/patterns/chat-thread/chat-thread.tsx';
import type { MessageRow } from '../../../../packages/ui/src/patterns/chat-thread/message.types.ts';

const EVERY_MS = 7 * 60_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');
const WORDS = [
  'Yes.',
  'I read your thesis on circuits last night and have two questions about the second part.',
  'And you?',
];

const rowsOf = (count: number): MessageRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `m${index}`,
    isOwn: index % 5 < 2,
    state: index % 5 < 2 ? 'read' : 'received',
    type: 'text',
    content: WORDS[index % WORDS.length] ?? '',
    metadata: null,
    seq: index + 1,
    createdAt: new Date(NOW - (count - index) * EVERY_MS).toISOString(),
    clientId: null,
    fault: null,
  }));

/** TanStack Virtual only, with a line for each message. */
function PlainThread({ rows }: { rows: readonly MessageRow[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 60,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  });
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  return (
    <div ref={scroller} className="mu:h-full mu:overflow-y-auto">
      <ol className="mu:relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="mu:absolute mu:top-0 mu:left-0 mu:w-full mu:p-4"
            style={{ transform: `translateY(${start}px)` }}
          >
            {rows[index]?.content}
          </li>
        ))}
      </ol>
    </div>
  );
}

const nothing = (): void => {};

/** Lets a bench mount threads. */
export function benchThreads(root: Root): void {
  let rows: readonly MessageRow[] = [];
  window.prepareThread = async (count) => {
    rows = rowsOf(count);
    flushSync(() => root.render(null));
    await painted();
  };
  window.mountThread = async (kind) => {
    flushSync(() =>
      root.render(
        <StoryLanguage language="en">
          <div className="mu:flex mu:h-screen mu:flex-col">
            {kind === 'plain' ? (
              <PlainThread rows={rows} />
            ) : (
              <ChatThread
                rows={rows}
                older="none"
                partnerName="Lin Yue"
                now={NOW}
                onLoadOlder={nothing}
                onSendAgain={nothing}
                onRemove={nothing}
              />
            )}
          </div>
        </StoryLanguage>,
      ),
    );
    await painted();
  };
}

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
