import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { progressAfter, refusalOf } from './upload.rules.ts';
import type {
  ChosenFile,
  UploadActors,
  UploadContext,
  UploadEmitted,
  UploadEvent,
  UploadFault,
  UploadInput,
} from './upload.types.ts';

const unreadable: UploadFault = { failure: 'format', fault: null };

/** One place for one picture (upload.rules.md): the file is checked, cut to its shape, sent; the picture that was there stays until then. */
export function createUploadMachine<File extends ChosenFile, Picture>(actors: UploadActors<File>) {
  return setup({
    types: {
      context: {} as UploadContext<File, Picture>,
      events: {} as UploadEvent<File, Picture>,
      input: {} as UploadInput<Picture>,
      emitted: {} as UploadEmitted<Picture>,
    },
    actors: { check: actors.check, upload: actors.upload },
    guards: {
      isRefused: ({ event }) => event.type === 'CHOOSE' && refusalOf(event.file) !== undefined,
      hasPicture: ({ context }) => context.picture !== null,
      isCropped: ({ context }) => context.isCropped,
      canRetry: ({ context }) => context.fault?.failure === 'upload',
      isFurther: ({ context, event }) =>
        event.type === 'PROGRESS' && progressAfter(context.progress, event.sent) > context.progress,
    },
  }).createMachine({
    id: 'upload',
    context: ({ input }) => ({ ...input, file: null, area: null, progress: 0, fault: null, choices: 0 }),
    initial: 'idle',
    on: {
      CHOOSE: [
        {
          guard: 'isRefused',
          target: '.failed',
          actions: assign(({ context, event: { file } }) => ({
            file,
            area: null,
            fault: { failure: refusalOf(file) ?? 'format', fault: null },
            choices: context.choices + 1,
          })),
        },
        {
          target: '.checking',
          reenter: true,
          actions: assign(({ context, event: { file } }) => ({
            file,
            area: null,
            fault: null,
            choices: context.choices + 1,
          })),
        },
      ],
      REMOVE: {
        guard: 'hasPicture',
        target: '.idle',
        actions: [
          assign({ picture: null, file: null, area: null, fault: null }),
          emit({ type: 'PICTURE_CHANGED', picture: null }),
        ],
      },
    },
    states: {
      idle: {},
      checking: {
        invoke: {
          id: 'check',
          src: 'check',
          input: ({ context: { file } }) => ({ file: chosen(file) }),
          onDone: [{ guard: 'isCropped', target: 'cropping' }, { target: 'uploading' }],
          onError: { target: 'failed', actions: assign({ fault: unreadable }) },
        },
        on: { CANCEL: 'cancelled' },
      },
      cropping: {
        on: {
          CROP: { target: 'uploading', actions: assign({ area: ({ event }) => event.area }) },
          CANCEL: 'cancelled',
        },
      },
      uploading: {
        entry: assign({ progress: 0, fault: null }),
        invoke: {
          id: 'upload',
          src: 'upload',
          input: ({ context: { file, area } }) => ({ file: chosen(file), area }),
        },
        on: {
          PROGRESS: {
            guard: 'isFurther',
            actions: assign({ progress: ({ context, event }) => progressAfter(context.progress, event.sent) }),
          },
          UPLOADED: {
            target: 'done',
            actions: [
              assign({ picture: ({ event }) => event.picture }),
              emit(({ event }) => ({ type: 'PICTURE_CHANGED', picture: event.picture })),
            ],
          },
          FAILED: { target: 'failed', actions: assign({ fault: ({ event }) => event.fault }) },
          CANCEL: 'cancelled',
        },
      },
      done: {},
      failed: { on: { RETRY: { guard: 'canRetry', target: 'uploading' } } },
      /** The person stopped it; what was there is there. */
      cancelled: {},
    },
  });
}

/** Every state that asks for it follows a choice. */
function chosen<File>(file: File | null): File {
  if (file === null) throw new Error('No file was chosen.');
  return file;
}

export type UploadMachine<File extends ChosenFile, Picture> = ReturnType<typeof createUploadMachine<File, Picture>>;
export type UploadSnapshot<File extends ChosenFile, Picture> = SnapshotFrom<UploadMachine<File, Picture>>;
