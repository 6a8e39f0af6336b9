import { describe, expect, it } from 'vitest';
import { area, lost, playUpload, sunset } from './upload.fixtures.ts';
import type { UploadInput } from './upload.types.ts';
import { uploadView } from './upload.view.ts';

function open(input: Partial<UploadInput<string>> = {}) {
  const play = playUpload(input);
  return {
    ...play,
    send: play.actor.send,
    view: () => uploadView(play.actor.getSnapshot()),
    /** Up to the moment when it is sent. */
    begin(file = sunset) {
      play.actor.send({ type: 'CHOOSE', file });
      play.check.answer();
      play.actor.send({ type: 'CROP', area });
    },
  };
}

describe('an upload', () => {
  it('[UP1] [UP2] refuses what is no picture of ours, and asks nobody', () => {
    const upload = open();
    upload.send({ type: 'CHOOSE', file: { ...sunset, type: 'image/svg+xml' } });
    expect(upload.view()).toMatchObject({
      status: 'failed',
      fault: { failure: 'format', fault: null },
      picture: 'old',
    });
    upload.send({ type: 'CHOOSE', file: { ...sunset, size: 6_000_000 } });
    expect(upload.view()).toMatchObject({ status: 'failed', fault: { failure: 'size', fault: null }, picture: 'old' });
    expect([upload.check.asked, upload.upload.opened]).toEqual([[], []]);
  });

  it('[UP1] tells of a refusal that comes twice as of two', () => {
    const upload = open();
    const choices = [1, 2].map(() => {
      upload.send({ type: 'CHOOSE', file: { ...sunset, type: 'image/svg+xml' } });
      return upload.view().choices;
    });
    expect(choices).toEqual([1, 2]);
  });

  it('[UP4] tells of no progress that is none', () => {
    const upload = open();
    upload.begin();
    upload.upload.emit({ type: 'PROGRESS', sent: 0.5 });
    const takes = (sent: number) => upload.actor.getSnapshot().can({ type: 'PROGRESS', sent });
    expect([0.4, 0.5, 0.6].map(takes)).toEqual([false, false, true]);
  });

  it('[UP1] refuses a file that cannot be opened as a picture', () => {
    const upload = open();
    upload.send({ type: 'CHOOSE', file: sunset });
    upload.check.refuse(new Error('no picture'));
    expect(upload.view()).toMatchObject({ status: 'failed', fault: { failure: 'format' }, canRetry: false });
    expect(upload.upload.opened).toEqual([]);
  });

  it('[UP3] sends the part that was chosen, where the place has a shape', () => {
    const upload = open();
    upload.send({ type: 'CHOOSE', file: sunset });
    upload.check.answer();
    expect(upload.view().status).toBe('cropping');
    expect(upload.upload.opened).toEqual([]);
    upload.send({ type: 'CROP', area });
    expect(upload.upload.opened).toEqual([{ file: sunset, area }]);
  });

  it('[UP3] sends all of it at once where it has none', () => {
    const upload = open({ isCropped: false });
    upload.send({ type: 'CHOOSE', file: sunset });
    upload.check.answer();
    expect(upload.upload.opened).toEqual([{ file: sunset, area: null }]);
  });

  it('[UP4] [UP5] tells how much was sent, and keeps the picture until the new one is there', () => {
    const upload = open();
    upload.begin();
    expect(upload.view()).toMatchObject({ status: 'uploading', progress: 0, picture: 'old' });
    upload.upload.emit({ type: 'PROGRESS', sent: 0.5 });
    upload.upload.emit({ type: 'PROGRESS', sent: 0.3 });
    expect(upload.view()).toMatchObject({ progress: 0.5, picture: 'old' });
    expect(upload.emitted).toEqual([]);
    upload.upload.emit({ type: 'UPLOADED', picture: 'new' });
    expect(upload.view()).toMatchObject({ status: 'done', picture: 'new', fault: null });
    expect(upload.emitted).toEqual([{ type: 'PICTURE_CHANGED', picture: 'new' }]);
  });

  it('[UP5] [UP6] keeps the old picture when it fails, and sends the same again when asked', () => {
    const upload = open();
    upload.begin();
    upload.upload.emit({ type: 'PROGRESS', sent: 0.9 });
    upload.upload.emit({ type: 'FAILED', fault: lost });
    expect(upload.view()).toMatchObject({ status: 'failed', picture: 'old', fault: lost, canRetry: true });
    upload.send({ type: 'RETRY' });
    expect(upload.view()).toMatchObject({ status: 'uploading', progress: 0, fault: null });
    expect(upload.upload.opened).toEqual([
      { file: sunset, area },
      { file: sunset, area },
    ]);
  });

  it('[UP6] has nothing to try again where the server refused the file', () => {
    const upload = open();
    upload.begin();
    upload.upload.emit({ type: 'FAILED', fault: { failure: 'format', fault: { code: 'x', message: '' } } });
    upload.send({ type: 'RETRY' });
    expect(upload.view()).toMatchObject({ status: 'failed', canRetry: false, picture: 'old' });
  });

  it('[UP7] stops what is under way for a new choice', () => {
    const upload = open();
    upload.begin();
    const dawn = { ...sunset, name: 'dawn.png' };
    upload.send({ type: 'CHOOSE', file: dawn });
    expect(upload.upload.open()).toBe(0);
    expect(upload.view()).toMatchObject({ status: 'checking', file: dawn, picture: 'old', choices: 2 });
    upload.send({ type: 'CHOOSE', file: sunset });
    expect(upload.check.waiting()).toBe(1);
    expect(upload.check.next()).toEqual({ file: sunset });
  });

  it.each(['checking', 'cropping', 'uploading'] as const)('[UP8] can be stopped while it is %s', (status) => {
    const upload = open();
    upload.send({ type: 'CHOOSE', file: sunset });
    if (status !== 'checking') upload.check.answer();
    if (status === 'uploading') upload.send({ type: 'CROP', area });
    expect(upload.view().status).toBe(status);
    upload.send({ type: 'CANCEL' });
    expect(upload.view()).toMatchObject({ status: 'cancelled', picture: 'old' });
    expect([upload.check.waiting(), upload.upload.open()]).toEqual([0, 0]);
    expect(upload.emitted).toEqual([]);
  });

  it('[UP9] removes the picture, and stops what is under way', () => {
    const upload = open();
    upload.begin();
    upload.send({ type: 'REMOVE' });
    expect(upload.view()).toMatchObject({ status: 'idle', picture: null, file: null });
    expect(upload.upload.open()).toBe(0);
    expect(upload.emitted).toEqual([{ type: 'PICTURE_CHANGED', picture: null }]);
    upload.send({ type: 'REMOVE' });
    expect(upload.emitted).toHaveLength(1);
  });
});
