import {
  fromCallback,
  type AnyActorRef,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
} from 'xstate';

/** A promise actor whose questions the test answers, one by one, when it likes. */
interface ControlledPromise<Output, Input> {
  /** The actor to give to the machine under test. */
  readonly logic: PromiseActorLogic<Output, Input>;
  /** The input of every question, in the order they were asked. */
  readonly asked: readonly Input[];
  /** How many questions wait for an answer. */
  waiting(): number;
  /** The input of the oldest waiting question. Throws when nobody waits. */
  next(): Input;
  /** Answers the oldest waiting question. Throws when nobody waits. */
  answer(output: Output): void;
  /** Refuses the oldest waiting question. Throws when nobody waits. */
  refuse(error: unknown): void;
}

type Reply<Output> = { readonly output: Output } | { readonly error: unknown };

/** A stand-in for a promise actor, without promises: it settles synchronously, so that tests and stories never wait. */
export function controlledPromise<Output, Input>(): ControlledPromise<Output, Input> {
  const asked: Input[] = [];
  const askers: { readonly actor: AnyActorRef; readonly input: Input }[] = [];
  let reply: Reply<Output> | undefined;

  const waiting = () => askers.filter(({ actor }) => actor.getSnapshot().status === 'active');
  const oldest = () => {
    const [first] = waiting();
    if (first === undefined) throw new Error('Nobody waits for an answer.');
    return first;
  };
  const settle = (next: Reply<Output>): void => {
    const { actor } = oldest();
    reply = next;
    actor.send({ type: 'SETTLE' });
  };

  return {
    asked,
    waiting: () => waiting().length,
    next: () => oldest().input,
    answer: (output) => settle({ output }),
    refuse: (error) => settle({ error }),
    logic: {
      getInitialSnapshot: (_scope, input) => ({ status: 'active', output: undefined, error: undefined, input }),
      getPersistedSnapshot: (snapshot) => snapshot,
      start: (snapshot, scope) => {
        if (snapshot.status !== 'active') return;
        // Undefined only where the actor takes no input.
        const input = snapshot.input as Input;
        asked.push(input);
        askers.push({ actor: scope.self, input });
      },
      transition: (snapshot, event) => {
        if (snapshot.status !== 'active') return snapshot;
        if (event.type === 'xstate.stop') {
          return { status: 'stopped', output: undefined, error: undefined, input: snapshot.input };
        }
        if (event.type !== 'SETTLE' || reply === undefined) return snapshot;
        const settled = reply;
        reply = undefined;
        return 'output' in settled
          ? { status: 'done', output: settled.output, error: undefined, input: undefined }
          : { status: 'error', output: undefined, error: settled.error, input: undefined };
      },
    },
  };
}

/** A callback actor whose other side is the test: it emits what comes in, and sees what the machine sent. */
interface ControlledCallback<Incoming extends EventObject, Outgoing extends EventObject, Input> {
  /** The actor to give to the machine under test. */
  readonly logic: CallbackActorLogic<Outgoing, Input>;
  /** The input of every actor that was started, in order. */
  readonly opened: readonly Input[];
  /** Everything that the machine sent to them, in order. */
  readonly received: readonly Outgoing[];
  /** How many run now. */
  open(): number;
  /** Sends the machine an event from the newest one that runs. Throws when none does. */
  emit(event: Incoming): void;
}

/** A stand-in for a callback actor such as a realtime client. */
export function controlledCallback<
  Incoming extends EventObject,
  Outgoing extends EventObject,
  Input,
>(): ControlledCallback<Incoming, Outgoing, Input> {
  const opened: Input[] = [];
  const received: Outgoing[] = [];
  const running: ((event: Incoming) => void)[] = [];
  return {
    opened,
    received,
    open: () => running.length,
    emit: (event) => {
      const newest = running.at(-1);
      if (newest === undefined) throw new Error('No actor runs.');
      newest(event);
    },
    logic: fromCallback<Outgoing, Input>(({ input, sendBack, receive }) => {
      opened.push(input);
      running.push(sendBack);
      receive((event) => received.push(event));
      return () => {
        running.splice(running.indexOf(sendBack), 1);
      };
    }),
  };
}
