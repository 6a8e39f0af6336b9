import { createActor } from 'xstate';
import { controlledPromise } from '../shared/controlled-actors.ts';
import type { Fault } from '../shared/fault.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createReportMachine, type ReportSnapshot } from './report.machine.ts';
import type { ChosenReport, ReportEmitted, ReportInput } from './report.types.ts';

type Reason = 'scam' | 'spam';
/** The dotted name of a leaf state. */
export type ReportLeaf = LeafOf<ReportSnapshot['value']>;

export const faults = {
  failed: { code: 'offline', message: '' },
  gone: { code: 'report_subject_not_found', message: '' },
} as const satisfies Record<string, Fault>;

/** A report whose server the test plays; `actor` is running. */
export function playReport(input: Partial<ReportInput<Reason>> = {}) {
  const sending = controlledPromise<void, ChosenReport<Reason>>();
  const blocking = controlledPromise<void, unknown>();
  const machine = createReportMachine<Reason>({ send: sending.logic, block: blocking.logic });
  const actor = createActor(machine, { input: { draft: null, canBlock: true, ...input } });
  const emitted: ReportEmitted<Reason>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, machine, sending, blocking, emitted };
}

/** A real snapshot in the leaf state, reached by playing events. */
export function snapshotIn(leaf: ReportLeaf, fault?: Fault): ReportSnapshot<Reason> {
  const { actor, sending, blocking } = playReport({ canBlock: leaf !== 'sent.alone' });
  const send = () => {
    actor.send({ type: 'CHANGED', draft: { reason: 'scam', message: 'Asks for money first.' } });
    actor.send({ type: 'SEND' });
  };
  const sent = () => {
    send();
    sending.answer();
  };
  const block = () => {
    sent();
    actor.send({ type: 'BLOCK' });
  };
  const scripts: Readonly<Record<ReportLeaf, () => void>> = {
    'writing.open': () => {},
    'writing.needsReason': () => actor.send({ type: 'SEND' }),
    'writing.failed': () => {
      send();
      sending.refuse(fault ?? faults.failed);
    },
    sending: send,
    gone: () => {
      send();
      sending.refuse(faults.gone);
    },
    'sent.alone': sent,
    'sent.offering': sent,
    'sent.blocking': block,
    'sent.notBlocked': () => {
      block();
      blocking.refuse(fault ?? faults.failed);
    },
    'sent.blocked': () => {
      block();
      blocking.answer();
    },
  };
  scripts[leaf]();
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

const leaves: readonly ReportLeaf[] = [
  'writing.open',
  'writing.needsReason',
  'writing.failed',
  'sending',
  'gone',
  'sent.alone',
  'sent.offering',
  'sent.blocking',
  'sent.notBlocked',
  'sent.blocked',
];

/** Every leaf state in which a report can be found. */
export const leafStates: readonly ReportLeaf[] = leafStatesOf(playReport().machine, (name): name is ReportLeaf =>
  leaves.some((leaf) => leaf === name),
);
