import { ApiProblem } from '@mutuals/api-client';
import { createUploadMachine } from '@mutuals/machines/upload';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { cutPicture } from './cut-picture.ts';
import { type SendPicture, uploadActors, uploadFaultOf } from './upload-actors.ts';
import { createUploads } from './uploads.ts';

const problem = (code: string, status: number) =>
  new ApiProblem({
    kind: 'problem',
    operation: 'uploadPicture',
    status,
    problem: { type: 't', title: 't', status, code, message: 'm', requestId: 'r', errors: [] },
  });

async function picture(name: string, width = 300, height = 200): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#c9a24b';
  pen.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

afterEach(() => vi.restoreAllMocks());

describe('what went wrong with an upload', () => {
  it.each([
    ['picture_format_unknown', 415, 'format'],
    ['payload_too_large', 413, 'size'],
    ['picture_too_many_pixels', 413, 'refused'],
    ['picture_unreadable', 400, 'refused'],
    ['rate_limited', 429, 'upload'],
    ['service_unavailable', 503, 'upload'],
    ['token_expired', 401, 'upload'],
  ])('%s is told as it can be mended', (code, status, failure) =>
    expect(uploadFaultOf(problem(code, status))).toMatchObject({
      failure,
      fault: { code, message: 'm', requestId: 'r', isFinal: failure !== 'upload' },
    }),
  );

  it('can be tried again when nothing came back', () => {
    const offline = new ApiProblem({ kind: 'offline', operation: 'uploadPicture' });
    expect(uploadFaultOf(offline)).toEqual({ failure: 'upload', fault: null });
    expect(uploadFaultOf(new Error('boom')).failure).toBe('upload');
  });
});

describe('an upload in a browser', () => {
  it('[UP1] refuses what says that it is a picture and is none', async () => {
    const send = vi.fn<SendPicture>();
    const machine = createUploadMachine<File, string>(uploadActors(send));
    const actor = createActor(machine, { input: { picture: 'old', isCropped: false } }).start();
    actor.send({ type: 'CHOOSE', file: new File(['no picture'], 'a.png', { type: 'image/png' }) });
    await expect.poll(() => actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context).toMatchObject({ fault: { failure: 'format' }, picture: 'old' });
    expect(send).not.toHaveBeenCalled();
  });

  it('[UP8] stops the request when it is stopped', async () => {
    let seen: AbortSignal | undefined;
    const send: SendPicture = (_file, signal) => {
      seen = signal;
      return new Promise(() => {});
    };
    const machine = createUploadMachine<File, string>(uploadActors(send));
    const actor = createActor(machine, { input: { picture: null, isCropped: false } }).start();
    actor.send({ type: 'CHOOSE', file: await picture('a.png') });
    await expect.poll(() => seen).toBeDefined();
    actor.send({ type: 'CANCEL' });
    expect(seen?.aborted).toBe(true);
  });

  it('[UP3] sends the part alone, no wider than is kept', async () => {
    const part = await cutPicture(await picture('wide.png', 3000, 1500), { x: 0, y: 100, width: 3000, height: 1000 });
    const { width, height } = await createImageBitmap(part);
    expect([part.name, width, height]).toEqual(['wide.png', 1280, 427]);
    const small = await cutPicture(await picture('a.png'), { x: 50, y: 0, width: 200, height: 200 });
    expect((await createImageBitmap(small)).width).toBe(200);
  });

  it('[UP3] cuts out what lies in the part, up to its edges', async () => {
    const sides = new OffscreenCanvas(200, 100);
    const pen = sides.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 100, 100);
    pen.fillStyle = '#00f';
    pen.fillRect(100, 0, 100, 100);
    const file = new File([await sides.convertToBlob({ type: 'image/png' })], 'sides.png', { type: 'image/png' });
    const right = await createImageBitmap(await cutPicture(file, { x: 100, y: 0, width: 100, height: 100 }));
    pen.clearRect(0, 0, 200, 100);
    pen.drawImage(right, 0, 0);
    const [red = 255, , blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    expect([red < 40, blue > 215, alpha]).toEqual([true, true, 255]);
  });

  it('[UP3] lets go of the picture that it has opened: it takes much memory', async () => {
    const file = await picture('a.png');
    const close = vi.spyOn(ImageBitmap.prototype, 'close');
    await cutPicture(file, { x: 0, y: 0, width: 10, height: 10 });
    expect(close).toHaveBeenCalledOnce();
  });

  it('[UP3] says what the browser did not do where it cannot cut', async () => {
    const cut = async () => cutPicture(await picture('a.png'), { x: 0, y: 0, width: 10, height: 10 });
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    await expect(cut()).rejects.toThrow('could not be written');
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await expect(cut()).rejects.toThrow('no canvas');
  });

  it('[UP3] uploads the part that was chosen', async () => {
    const send = vi.fn<SendPicture>(async () => 'key');
    const machine = createUploadMachine<File, string>(uploadActors(send));
    const actor = createActor(machine, { input: { picture: null, isCropped: true } }).start();
    actor.send({ type: 'CHOOSE', file: await picture('a.png') });
    await expect.poll(() => actor.getSnapshot().value).toBe('cropping');
    actor.send({ type: 'CROP', area: { x: 0, y: 0, width: 100, height: 50 } });
    await expect.poll(() => actor.getSnapshot().context.picture).toBe('key');
    const [part] = send.mock.calls[0] ?? [];
    const { width, height } = await createImageBitmap(part ?? new Blob());
    expect([width, height]).toEqual([100, 50]);
  });

  it('[UP8] says nothing any more once it is stopped', async () => {
    const answers = new Map<string, (key: string) => void>();
    const machine = createUploadMachine<File, string>(
      uploadActors((file) => new Promise((resolve) => answers.set(file.name, resolve))),
    );
    const actor = createActor(machine, { input: { picture: null, isCropped: false } }).start();
    actor.send({ type: 'CHOOSE', file: await picture('first.png') });
    await expect.poll(() => answers.has('first.png')).toBe(true);
    actor.send({ type: 'CANCEL' });
    actor.send({ type: 'CHOOSE', file: await picture('second.png') });
    await expect.poll(() => answers.has('second.png')).toBe(true);
    answers.get('first.png')?.('first');
    await Promise.resolve();
    answers.get('second.png')?.('second');
    await expect.poll(() => actor.getSnapshot().context.picture).toBe('second');
  });
});

it('inserts each picture in the order of choice, whichever arrives first, each once, and keeps one that failed', async () => {
  const answers = new Map<string, { resolve: (url: string) => void; reject: (error: unknown) => void }>();
  let urls: readonly string[] = ['before'];
  const uploads = createUploads(
    uploadActors((file) => new Promise((resolve, reject) => answers.set(file.name, { resolve, reject }))),
    (url, _file, insert) => {
      urls = insert(urls, url, (each) => each);
    },
  );
  uploads.add(await Promise.all(['a', 'b', 'c', 'd'].map((name) => picture(name))));
  await expect.poll(() => answers.size).toBe(4);
  answers.get('c')?.resolve('url-c');
  answers.get('d')?.resolve('url-c');
  answers.get('a')?.resolve('url-a');
  answers.get('b')?.reject(problem('service_unavailable', 503));
  await expect.poll(() => uploads.get().map(({ id, view }) => [id, view.status])).toEqual([['2', 'failed']]);
  expect(urls).toEqual(['before', 'url-a', 'url-c']);
  answers.clear();
  uploads.retry('2');
  await expect.poll(() => answers.size).toBe(1);
  answers.get('b')?.resolve('url-b');
  await expect.poll(() => uploads.get()).toEqual([]);
  expect(urls).toEqual(['before', 'url-a', 'url-b', 'url-c']);
});

it('says of each picture how far it is itself', async () => {
  const answers = new Map<string, (error: unknown) => void>();
  const uploads = createUploads(
    uploadActors((file) => new Promise((_resolve, reject) => answers.set(file.name, reject))),
    () => {},
  );
  uploads.add(await Promise.all(['a', 'b'].map((name) => picture(name))));
  await expect.poll(() => answers.size).toBe(2);
  answers.get('b')?.(problem('service_unavailable', 503));
  const states = () => uploads.get().map(({ id, view }) => [id, view.file?.name, view.status]);
  await expect.poll(states).toEqual([
    ['1', 'a', 'uploading'],
    ['2', 'b', 'failed'],
  ]);
  uploads.stopAll();
  expect(uploads.get()).toEqual([]);
});
