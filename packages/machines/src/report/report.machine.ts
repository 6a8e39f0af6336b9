import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { type Fault, toFault } from '../shared/fault.ts';
import { emptyReport, isEmpty, isGone } from './report.rules.ts';
import type { ReportActors, ReportDraft, ReportEmitted, ReportEvent, ReportInput } from './report.types.ts';

interface ReportContext<Reason extends string = string> {
  readonly draft: ReportDraft<Reason>;
  readonly canBlock: boolean;
  readonly fault: Fault | null;
}

/** A report, from its reason to what can be done after it (report.rules.md). */
export function createReportMachine<Reason extends string>(actors: ReportActors<Reason>) {
  return setup({
    types: {
      context: {} as ReportContext<Reason>,
      events: {} as ReportEvent<Reason>,
      input: {} as ReportInput<Reason>,
      emitted: {} as ReportEmitted<Reason>,
    },
    actors: { send: actors.send, block: actors.block },
    guards: {
      hasReason: ({ context }) => context.draft.reason !== null,
      canBlock: ({ context }) => context.canBlock,
    },
    actions: { forget: emit({ type: 'DRAFT', draft: null }) },
  }).createMachine({
    id: 'report',
    context: ({ input: { draft, canBlock } }) => ({ draft: draft ?? emptyReport, canBlock, fault: null }),
    initial: 'writing',
    states: {
      writing: {
        initial: 'open',
        on: {
          CHANGED: {
            target: '.open',
            actions: [
              assign({ draft: ({ context, event }) => ({ ...context.draft, ...event.draft }), fault: null }),
              emit(({ context: { draft } }) => ({ type: 'DRAFT', draft: isEmpty(draft) ? null : draft })),
            ],
          },
          SEND: [{ guard: 'hasReason', target: 'sending' }, { target: '.needsReason' }],
        },
        states: { open: {}, needsReason: {}, failed: {} },
      },
      sending: {
        entry: assign({ fault: null }),
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { draft } }) => {
            const { reason } = draft;
            if (reason === null) throw new Error('A report without a reason is not sent.');
            return { ...draft, reason, message: draft.message.trim() };
          },
          onDone: [
            { guard: 'canBlock', target: 'sent.offering', actions: ['forget', emit({ type: 'SENT' })] },
            { target: 'sent.alone', actions: ['forget', emit({ type: 'SENT' })] },
          ],
          onError: [
            { guard: ({ event }) => isGone(toFault(event.error)), target: 'gone', actions: 'forget' },
            { target: 'writing.failed', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
          ],
        },
      },
      gone: { type: 'final' },
      sent: {
        initial: 'alone',
        states: {
          /** RP6: nobody to block. */
          alone: {},
          offering: { on: { BLOCK: 'blocking' } },
          blocking: {
            entry: assign({ fault: null }),
            invoke: {
              id: 'block',
              src: 'block',
              onDone: { target: 'blocked', actions: emit({ type: 'BLOCKED' }) },
              onError: { target: 'notBlocked', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
            },
          },
          notBlocked: { on: { BLOCK: 'blocking' } },
          blocked: {},
        },
      },
    },
  });
}

export type ReportMachine = ReturnType<typeof createReportMachine<string>>;
export type ReportSnapshot<Reason extends string = string> = SnapshotFrom<
  ReturnType<typeof createReportMachine<Reason>>
>;
