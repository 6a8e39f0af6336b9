import { createFormMachine, draftOf, type FormEvent, type FormView, formView } from '@mutuals/machines/form';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { formActors, formDraft, type FormOptions, restoreDraft } from './form-actors.ts';
import { useLeaving } from './leaving.ts';
import { observable } from './observable.ts';

export type Form<Values extends object> = {
  view: FormView<Values>;
  /** Why the last save failed; null when it did not. */
  error: unknown;
  send: (event: FormEvent<Values>) => void;
  /** What to do with what was typed, once the person who wants to leave was asked. */
  stay: () => void;
  leave: () => void;
};

/** A form of the app: its draft is kept in the tab, leaving asks, a save that came too late shows what was changed (form.rules.md). */
export function useForm<Values extends object>(options: FormOptions<Values> & { onSaved: () => void }): Form<Values> {
  const { userId, subject } = options;
  const [latest] = useState(() => observable(options));
  useLayoutEffect(() => latest.set(options));
  const [error, setError] = useState<unknown>(null);
  const [machine] = useState(() => createFormMachine<Values>(formActors(latest.get, setError)));
  const [input] = useState(() => ({ stored: options.stored, draft: restoreDraft(options) }));
  const actor = useActorRef(machine, { input });
  const view: FormView<Values> = useSelector(
    actor,
    formView,
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );

  useEffect(() => {
    const keeping = actor.subscribe(({ context }) => formDraft({ userId, subject }).keep(draftOf(context)));
    const listening = actor.on('SAVED', () => latest.get().onSaved());
    return () => {
      keeping.unsubscribe();
      listening.unsubscribe();
    };
  }, [actor, latest, userId, subject]);

  const leaving = useLeaving(() => draftOf(actor.getSnapshot().context) !== null);
  useEffect(() => {
    if (leaving) actor.send({ type: 'LEAVE' });
  }, [actor, leaving]);

  return {
    view,
    error: view.fault === null ? null : error,
    send: actor.send,
    stay() {
      actor.send({ type: 'STAY' });
      leaving?.onStay();
    },
    leave() {
      actor.send({ type: 'LEAVE_ANYWAY' });
      leaving?.onLeave();
    },
  };
}
