import { createUploadMachine, type UploadActors, uploadView, type UploadView } from '@mutuals/machines/upload';
import { createActor } from 'xstate';
import { observable } from '../../lib/observable.ts';

/** A picture on its way. */
type Upload = { readonly id: string; readonly view: UploadView<File, string> };

/**
 * Inserts a picture that was uploaded into a list: in the order in which pictures were chosen, which is rarely the order in which they arrive.
 * The same picture twice has one key (D55), and one place.
 */
type Insert = <Item>(list: readonly Item[], item: Item, keyOf: (item: Item) => string) => readonly Item[];

/** Several uploads at once, each by its own machine. `onUploaded` gets the key of each, which is what `send` answered. */
export function createUploads(
  actors: UploadActors<File>,
  onUploaded: (key: string, file: File, insert: Insert) => void,
) {
  const machine = createUploadMachine<File, string>(actors);
  const list = observable<readonly Upload[]>([]);
  const running = new Map<string, { retry: () => void; stop: () => void }>();
  const choiceOf = new Map<string, number>();
  let choices = 0;

  const forget = (id: string) => {
    running.get(id)?.stop();
    running.delete(id);
    list.set(list.get().filter((each) => each.id !== id));
  };

  function add(file: File): void {
    choices += 1;
    const choice = choices;
    const id = String(choice);
    const actor = createActor(machine, { input: { picture: null, isCropped: false } });
    actor.subscribe((snapshot) => {
      const view = uploadView(snapshot);
      const isKnown = list.get().some((each) => each.id === id);
      list.set(
        isKnown ? list.get().map((each) => (each.id === id ? { id, view } : each)) : [...list.get(), { id, view }],
      );
    });
    actor.on('PICTURE_CHANGED', ({ picture: key }) => {
      if (key !== null)
        onUploaded(key, file, (known, item, keyOf) => {
          if (known.some((each) => keyOf(each) === key)) return known;
          choiceOf.set(key, choice);
          const after = known.findIndex((each) => (choiceOf.get(keyOf(each)) ?? 0) > choice);
          return known.toSpliced(after === -1 ? known.length : after, 0, item);
        });
      // After the snapshot that the arrival makes.
      queueMicrotask(() => forget(id));
    });
    running.set(id, { retry: () => actor.send({ type: 'RETRY' }), stop: () => actor.stop() });
    actor.start();
    actor.send({ type: 'CHOOSE', file });
  }

  return {
    get: list.get,
    subscribe: list.subscribe,
    add: (files: readonly File[]) => files.forEach(add),
    retry: (id: string) => running.get(id)?.retry(),
    /** Stops it, or removes a failed one. */
    cancel: forget,
    stopAll: () => [...running.keys()].forEach(forget),
  };
}
