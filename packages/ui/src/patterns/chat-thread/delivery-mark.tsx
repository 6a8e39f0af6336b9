import type { DeliveryState } from '../../blocks/chat-thread/chat-bubble.tsx';

/** One diamond: sent. Two that overlap, gold between them: read. The word beside it is for screen readers. */
export function DeliveryMark({ state }: { state: DeliveryState }) {
  return (
    <svg
      data-delivery={state}
      viewBox="0 0 20 12"
      fill="none"
      aria-hidden="true"
      className="mu:h-3 mu:w-5"
      strokeWidth="1.4"
      strokeLinejoin="round"
      stroke="currentColor"
    >
      {state === 'read' && (
        <path
          d="M10 3.4L12.6 6 10 8.6 7.4 6z"
          className="mu:fill-accent mu:stroke-none mu:forced-colors:fill-[Highlight]"
        />
      )}
      <path
        d="M7.4 1l5 5-5 5-5-5z"
        transform={state === 'read' ? undefined : 'translate(5.2)'}
        strokeDasharray={state === 'sending' || state === 'waiting' ? '1.6 2.2' : undefined}
      />
      {state === 'read' && <path d="M12.6 1l5 5-5 5-5-5z" />}
    </svg>
  );
}
