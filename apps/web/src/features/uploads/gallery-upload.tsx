import { GalleryEditor } from '@mutuals/ui/patterns/gallery-editor';
import type { GallerySlotProps } from '@mutuals/ui/screens/profile-form';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { observable } from '../../lib/observable.ts';
import { createGalleryUploads } from './gallery-uploads.ts';
import { uploadActors } from './upload-actors.ts';
import { useUploadMessage } from './upload-message.ts';
import { useSendPicture } from './use-send-picture.ts';

/** The gallery of an individual: several uploads at once, in the order in which they were chosen; leaving the page stops them. */
export function GalleryUpload({ value, onChange, onUnfinished, ...field }: GallerySlotProps) {
  const send = useSendPicture('gallery');
  const messageOf = useUploadMessage();
  const [latest] = useState(() => observable({ value, onChange, onUnfinished }));
  useLayoutEffect(() => latest.set({ value, onChange, onUnfinished }));
  const [uploads] = useState(() => {
    const choiceOf = new Map<string, number>();
    return createGalleryUploads(uploadActors(send), (url, choice) => {
      const now = latest.get();
      // The same picture twice has one address (D55), and one place.
      if (now.value.some((each) => each.url === url)) return;
      choiceOf.set(url, choice);
      const after = now.value.findIndex((each) => (choiceOf.get(each.url) ?? 0) > choice);
      const next = now.value.toSpliced(after === -1 ? now.value.length : after, 0, { url, description: '' });
      latest.set({ ...now, value: next });
      now.onChange(next);
    });
  });
  const arriving = useSyncExternalStore(uploads.subscribe, uploads.get);
  const isUnfinished = arriving.length > 0;
  useEffect(() => onUnfinished(isUnfinished), [isUnfinished, onUnfinished]);
  useEffect(
    () => () => {
      uploads.stop();
      latest.get().onUnfinished(false);
    },
    [uploads, latest],
  );

  return (
    <GalleryEditor
      {...field}
      pictures={value}
      onChange={onChange}
      arriving={arriving.map(({ id, view }) => ({ id, upload: view, message: messageOf(view.fault) }))}
      onAdd={uploads.add}
      onRetry={uploads.retry}
      onCancel={uploads.cancel}
    />
  );
}
