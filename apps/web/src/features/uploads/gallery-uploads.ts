import { createUploadMachine, type UploadActors, uploadView, type UploadView } from '@mutuals/machines/upload';
import { createActor } from 'xstate';
import { observable } from '../../lib/observable.ts';

/** A picture on its way into a gallery. */
export type GalleryUpload = { readonly id: string; readonly view: UploadView<File, string> };

/**
 * The pictures on their way into one gallery, each an upload of its own. `onArrived` gets the address of one that is there, and its place in
 * the order in which they were chosen: they rarely arrive in it.
 */
export function createGalleryUploads(actors: UploadActors<File>, onArrived: (url: string, choice: number) => void) {
  const machine = createUploadMachine<File, string>(actors);
  const list = observable<readonly GalleryUpload[]>([]);
  const running = new Map<string, { send: (type: 'RETRY') => void; stop: () => void }>();
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
    actor.on('PICTURE_CHANGED', ({ picture }) => {
      if (picture !== null) onArrived(picture, choice);
      // After the snapshot that the arrival makes.
      queueMicrotask(() => forget(id));
    });
    running.set(id, { send: (type) => actor.send({ type }), stop: () => actor.stop() });
    actor.start();
    actor.send({ type: 'CHOOSE', file });
  }

  return {
    get: list.get,
    subscribe: list.subscribe,
    add: (files: readonly File[]) => files.forEach(add),
    retry: (id: string) => running.get(id)?.send('RETRY'),
    /** Stops it, or takes a failed one away. */
    cancel: forget,
    /** Nobody waits for them any more. */
    stop: () => [...running.keys()].forEach(forget),
  };
}
