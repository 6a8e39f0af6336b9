import { createActor, type EventObject } from 'xstate';
import { controlledPromise, controlledCallback } from '../shared/controlled-actors.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createUploadMachine, type UploadSnapshot } from './upload.machine.ts';
import type {
  ChosenFile,
  CropArea,
  UploadEmitted,
  UploadFault,
  UploadInput,
  UploadReport,
  UploadRequest,
} from './upload.types.ts';

/** The dotted name of a leaf state of an upload. */
export type UploadLeaf = LeafOf<UploadSnapshot<ChosenFile, string>['value']>;

export const sunset: ChosenFile = { name: 'sunset.png', type: 'image/png', size: 1_200_000 };
export const area: CropArea = { x: 10, y: 20, width: 300, height: 300 };
export const lost: UploadFault = { failure: 'upload', fault: { code: 'offline', message: '' } };

/** An upload whose file is checked and sent by hand; `actor` is running. A picture is told by its address. */
function playUploadOf<File extends ChosenFile, Picture>(input: UploadInput<Picture>) {
  const check = controlledPromise<void, { readonly file: File }>();
  const upload = controlledCallback<UploadReport<Picture>, EventObject, UploadRequest<File>>();
  const machine = createUploadMachine<File, Picture>({ check: check.logic, upload: upload.logic });
  const actor = createActor(machine, { input });
  const emitted: UploadEmitted<Picture>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, machine, input, check, upload, emitted };
}

/** An upload in a place that held the picture `old`. */
export const playUpload = (input: Partial<UploadInput<string>> = {}) =>
  playUploadOf<ChosenFile, string>({ picture: 'old', isCropped: true, ...input });

/** What a story brings: the picture that was there, the file that is chosen, and what it became. */
interface UploadWorld<File, Picture> {
  readonly before: Picture | null;
  readonly file: File;
  readonly after: Picture;
  readonly isCropped?: boolean;
  readonly fault?: UploadFault;
}

/** A real snapshot of an upload in the leaf state, reached by playing events. */
export function snapshotIn<File extends ChosenFile, Picture>(
  leaf: UploadLeaf,
  { before, file, after, isCropped = true, fault = lost }: UploadWorld<File, Picture>,
): UploadSnapshot<File, Picture> {
  const play = playUploadOf<File, Picture>({ picture: before, isCropped });
  const { actor, check, upload } = play;
  const choose = () => actor.send({ type: 'CHOOSE', file });
  const open = () => {
    choose();
    check.answer();
  };
  const send = () => {
    open();
    if (isCropped) actor.send({ type: 'CROP', area });
    upload.emit({ type: 'PROGRESS', sent: 0.62 });
  };
  const scripts: Readonly<Record<UploadLeaf, () => void>> = {
    idle: () => {},
    checking: choose,
    cropping: open,
    uploading: send,
    done: () => {
      send();
      upload.emit({ type: 'UPLOADED', picture: after });
    },
    failed: () => {
      send();
      upload.emit({ type: 'FAILED', fault });
    },
    cancelled: () => {
      send();
      actor.send({ type: 'CANCEL' });
    },
  };
  scripts[leaf]();
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

const leaves: readonly UploadLeaf[] = ['idle', 'checking', 'cropping', 'uploading', 'done', 'failed', 'cancelled'];

/** Every leaf state of an upload's definition. */
export const leafStates: readonly UploadLeaf[] = leafStatesOf(playUpload().machine, (name): name is UploadLeaf =>
  leaves.some((leaf) => leaf === name),
);
