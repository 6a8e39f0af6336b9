import { useFaultText } from '@mutuals/ui/fault';
import { GalleryEditor } from '@mutuals/ui/patterns/gallery-editor';
import type { GallerySlotProps } from '@mutuals/ui/screens/profile-form';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { observable } from '../../lib/observable.ts';
import { uploadActors } from './upload-actors.ts';
import { createUploads } from './uploads.ts';
import { toProfile, useSendPicture } from './use-send-picture.ts';

const TO_GALLERY = toProfile('gallery');

/** The gallery of an individual: several uploads at once, in the order in which they were chosen; leaving the page stops them. */
export function GalleryUpload({ value, onChange, onUnfinished, ...field }: GallerySlotProps) {
  const send = useSendPicture(TO_GALLERY);
  const textOf = useFaultText();
  const [latest] = useState(() => observable({ value, onChange, onUnfinished }));
  useLayoutEffect(() => latest.set({ value, onChange, onUnfinished }));
  const [uploads] = useState(() =>
    createUploads(uploadActors(send), (url, _file, insert) => {
      const now = latest.get();
      const next = insert(now.value, { url, description: '' }, (each) => each.url);
      latest.set({ ...now, value: next });
      now.onChange(next);
    }),
  );
  const arriving = useSyncExternalStore(uploads.subscribe, uploads.get);
  const isUnfinished = arriving.length > 0;
  useEffect(() => onUnfinished(isUnfinished), [isUnfinished, onUnfinished]);
  useEffect(
    () => () => {
      uploads.stopAll();
      latest.get().onUnfinished(false);
    },
    [uploads, latest],
  );

  return (
    <GalleryEditor
      {...field}
      pictures={value}
      onChange={onChange}
      arriving={arriving.map(({ id, view }) => ({
        id,
        upload: view,
        message: textOf(view.fault?.fault ?? null) || undefined,
      }))}
      onAdd={uploads.add}
      onRetry={uploads.retry}
      onCancel={uploads.cancel}
    />
  );
}
