import { createUploadMachine, uploadView, type UploadView } from '@mutuals/machines/upload';
import { useFaultText } from '@mutuals/ui/fault';
import { PictureField } from '@mutuals/ui/patterns/picture-field';
import type { PictureSlotProps } from '@mutuals/ui/screens/profile-form';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { uploadActors } from './upload-actors.ts';
import { toProfile, useSendPicture } from './use-send-picture.ts';

const TO = { avatar: toProfile('avatar'), coverImage: toProfile('cover') } as const;

const isUnderWay = ({ status }: UploadView<File, string>) =>
  status === 'checking' || status === 'cropping' || status === 'uploading';

interface PictureUploadProps extends PictureSlotProps {
  /** Asks what the picture shows. */
  isDescribed?: boolean;
}

/** The avatar or the cover of a profile, uploaded as soon as its part is chosen; leaving the page stops it. */
export function PictureUpload({
  kind,
  id,
  value,
  errorMessage,
  isDescribed = true,
  onChange,
  onUnfinished,
}: PictureUploadProps) {
  const send = useSendPicture(TO[kind]);
  const textOf = useFaultText();
  const [machine] = useState(() => createUploadMachine<File, string>(uploadActors(send)));
  const actor = useActorRef(machine, { input: { picture: value?.url ?? null, isCropped: true } });
  const upload: UploadView<File, string> = useSelector(actor, uploadView, isSameView);
  const isUnfinished = isUnderWay(upload);

  useEffect(() => {
    const listening = actor.on('PICTURE_CHANGED', ({ picture: url }) => {
      // The description belongs to the previous picture.
      if (url !== (value?.url ?? null)) onChange(url === null ? null : { url, description: '' });
    });
    return () => listening.unsubscribe();
  }, [actor, value, onChange]);
  useEffect(() => onUnfinished(isUnfinished), [isUnfinished, onUnfinished]);

  return (
    <PictureField
      kind={kind}
      id={id}
      upload={upload}
      message={textOf(upload.fault?.fault ?? null) || undefined}
      errorMessage={errorMessage}
      onChoose={(file) => actor.send({ type: 'CHOOSE', file })}
      onCrop={(area) => actor.send({ type: 'CROP', area })}
      onCancel={() => actor.send({ type: 'CANCEL' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onRemove={() => actor.send({ type: 'REMOVE' })}
      description={value?.description ?? ''}
      onDescribe={isDescribed ? (description) => value && onChange({ ...value, description }) : undefined}
    />
  );
}

/** Each snapshot makes a new view of the same parts. */
function isSameView(one: UploadView<File, string>, other: UploadView<File, string>): boolean {
  return (
    one.status === other.status &&
    one.picture === other.picture &&
    one.file === other.file &&
    one.progress === other.progress &&
    one.fault === other.fault &&
    one.choices === other.choices
  );
}
