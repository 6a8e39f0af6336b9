import type { Actor, AnyActor, AnyActorLogic, SnapshotFrom } from 'xstate';

type Entry = { actor: AnyActor; holders: number };

/** How an actor that nobody holds any more ends: as soon as it is idle. */
type IsIdle<Logic extends AnyActorLogic> = (snapshot: SnapshotFrom<Logic>) => boolean;

/**
 * The running actors, one for each subject. A page that is left lets go of its actor, which goes on until it is idle, so that what a person
 * decided or wrote still reaches the server; a page that comes back meanwhile adopts it, and nothing is done or shown twice.
 */
export function createActorRegistry() {
  const entries = new Map<string, Entry>();

  function endWhenIdle<Logic extends AnyActorLogic>(subject: string, entry: Entry, isIdle: IsIdle<Logic>): void {
    const actor: Actor<Logic> = entry.actor;
    const check = (snapshot: SnapshotFrom<Logic>): void => {
      if (entry.holders > 0 || !isIdle(snapshot)) return;
      watching.unsubscribe();
      if (entries.get(subject) === entry) entries.delete(subject);
      actor.stop();
    };
    const watching = actor.subscribe(check);
    check(actor.getSnapshot());
  }

  return {
    /** The actor of a subject, made and started unless it is running; and how to let go of it. */
    acquire<Logic extends AnyActorLogic>(
      subject: string,
      create: () => Actor<Logic>,
      isIdle: IsIdle<Logic>,
    ): { actor: Actor<Logic>; release: () => void } {
      const entry = entries.get(subject) ?? { actor: create().start(), holders: 0 };
      entries.set(subject, entry);
      entry.holders += 1;
      return {
        actor: entry.actor,
        release() {
          entry.holders -= 1;
          endWhenIdle(subject, entry, isIdle);
        },
      };
    },
    /** The actor of a subject that no page may hold any more; undefined where none runs. */
    running<Logic extends AnyActorLogic>(subject: string): Actor<Logic> | undefined {
      return entries.get(subject)?.actor;
    },
    /** Ends all at once: what still goes on was done in the name of someone who has signed out. */
    stopAll(): void {
      for (const { actor } of entries.values()) actor.stop();
      entries.clear();
    },
  };
}

export type ActorRegistry = ReturnType<typeof createActorRegistry>;
