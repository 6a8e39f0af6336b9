import { type ReactNode, type RefAttributes, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group, type GroupProps } from 'react-aria-components/Group';
import { cx, join } from '../../lib/cx.ts';
import { pasteFiles } from '../../lib/paste-files.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AddFileIcon, AddPictureIcon, DangerIcon, EditIcon } from '../icons/icons.ts';
import type { FileDropState, FileDropTexts } from './file-drop.types.ts';
import { fileDropVariants, fileZoneVariants } from './file-drop.variants.ts';
import { Filled } from './filled.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { fileDropParts } from './file-drop.parts.ts';

export type { FileDropState, FileDropTexts } from './file-drop.types.ts';
export { fileDropVariants } from './file-drop.variants.ts';

export interface FileDropProps extends Omit<GroupProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** The field's label: "Cover picture". */
  label: string;
  /** The accepted files, in words: "JPEG, PNG, GIF or WebP, up to 5 MB". */
  description: string;
  /** Its words; by default the Provider's. */
  texts?: FileDropTexts | undefined;
  /** The file's status. The owner checks and uploads the file, and controls this. */
  state: FileDropState;
  /** The MIME types in the device's file chooser; if all are image types, the zone shows a picture icon. A dropped or pasted file may be anything. */
  accept: readonly string[];
  /** `wide` for covers, `square` (208 px) for portraits and galleries. */
  shape?: keyof typeof fileDropVariants.variants.shape | undefined;
  /** Another error, such as the server's answer when the form was saved. */
  errorMessage?: string | undefined;
  /** The number of the attempt: the same failure is announced again when it grows. */
  attempt?: number;
  /** Ref to the button that opens the file chooser, or stops the upload: a place for the focus. */
  actionRef?: RefObject<HTMLButtonElement | null> | undefined;
  /** A file was chosen, dropped or pasted. */
  onChoose: (file: File) => void;
  /** Removes the file. */
  onRemove: () => void;
  /** Stops the upload. */
  onCancel: () => void;
  /** Sends the same file again. */
  onRetry: () => void;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof fileDropParts> | undefined;
}

/** A button may disappear with its state: focus then moves to the next one, and never leaves the field. Remounted for each state. */
function FocusGoesOn({
  focused,
  action,
}: {
  focused: RefObject<Element | null>;
  action: RefObject<HTMLButtonElement | null>;
}): null {
  useEffect(() => {
    if (document.activeElement === document.body && focused.current?.isConnected === false) action.current?.focus();
  }, [focused, action]);
  return null;
}

/** One file from the person’s device: chosen, dropped or pasted, with its progress, its preview and a way back at each step. */
export function FileDrop({
  label,
  description,
  texts: own,
  state,
  accept,
  shape,
  errorMessage,
  attempt,
  actionRef,
  onChoose,
  onRemove,
  onCancel,
  onRetry,
  className,
  classNames,
  ...props
}: FileDropProps) {
  const part = partsOf<typeof fileDropParts>('file-drop', classNames);
  const texts = useTexts('fileDrop', own);
  const id = useId();
  const ownAction = useRef<HTMLButtonElement>(null);
  const action = actionRef ?? ownAction;
  const [refusedIn, setRefusedIn] = useState<string>();
  // It shows until something else happens to the file.
  const isRefused = refusedIn === `${state.status} ${attempt ?? ''}`;
  const message = isRefused ? texts.noFile : state.status === 'failed' ? state.message : errorMessage;
  const isFilled = state.status !== 'empty' && (state.status !== 'failed' || state.preview || state.name);
  const filled = isFilled ? state : undefined;
  const Icon = accept.length > 0 && accept.every((type) => type.startsWith('image/')) ? AddPictureIcon : AddFileIcon;

  const focused = useRef<Element>(null);
  const take = (file: File | undefined) => {
    setRefusedIn(file ? undefined : `${state.status} ${attempt ?? ''}`);
    if (file) onChoose(file);
  };
  const chooser = (button: ReactNode) => (
    <FileTrigger acceptedFileTypes={accept} onSelect={(files) => files?.[0] && take(files[0])}>
      {button}
    </FileTrigger>
  );
  const described = { 'aria-describedby': message ? `${id}-message ${id}-description` : `${id}-description` };

  return (
    <Group
      data-slot="file-drop"
      {...props}
      onFocusCapture={({ target }) => (focused.current = target)}
      onPaste={pasteFiles(([file]) => take(file))}
      aria-labelledby={`${id}-label`}
      className={cx(fileDropVariants.classes({ shape }), className)}
    >
      <span id={`${id}-label`} {...part('label', 'mu:text-sm mu:font-medium mu:text-text')}>
        {label}
      </span>
      <DropZone
        aria-label={texts.zone}
        onDrop={async ({ items }) => {
          const item = items.find(({ kind }) => kind === 'file');
          take(item?.kind === 'file' ? await item.getFile() : undefined);
        }}
        data-slot="file-drop-zone"
        className={({ isDropTarget }) =>
          join(
            fileZoneVariants.classes({
              shape,
              look: isDropTarget ? 'over' : filled ? 'filled' : message ? 'invalid' : 'empty',
            }),
            part('zone').className,
          )
        }
      >
        {({ isDropTarget }) => {
          if (isDropTarget) {
            return (
              <p className="mu:m-auto mu:flex mu:flex-col mu:items-center mu:gap-3 mu:p-4 mu:text-center mu:font-medium mu:text-text">
                <Icon aria-hidden="true" {...part('icon', 'mu:size-8')} />
                {texts.release}
              </p>
            );
          }
          if (filled) {
            return (
              <Filled
                part={part}
                state={filled}
                texts={texts}
                action={action}
                onRemove={onRemove}
                onCancel={onCancel}
                onRetry={onRetry}
                replace={chooser(
                  <IconButton {...part('replace')} ref={action} label={texts.replace} size="sm" {...described}>
                    <EditIcon aria-hidden="true" />
                  </IconButton>,
                )}
              />
            );
          }
          return (
            <div className="mu:m-auto mu:flex mu:flex-col mu:items-center mu:gap-2 mu:p-4 mu:text-center mu:text-sm mu:text-text-muted">
              <Icon aria-hidden="true" {...part('icon', 'mu:size-6 mu:text-text-subtle')} />
              {chooser(
                <Button {...part('choose')} ref={action} size="sm" {...described}>
                  {texts.choose}
                </Button>,
              )}
              {state.status === 'failed' && state.canRetry && (
                <Button {...part('retry')} size="sm" variant="quiet" onPress={onRetry}>
                  {texts.retry}
                </Button>
              )}
              {texts.drop}
            </div>
          );
        }}
      </DropZone>
      <FocusGoesOn key={state.status} focused={focused} action={action} />
      {message && (
        <p
          key={attempt}
          id={`${id}-message`}
          role="alert"
          {...part('error', 'mu:flex mu:items-start mu:gap-1.5 mu:text-sm mu:text-danger-text')}
        >
          <DangerIcon aria-hidden="true" className="mu:mt-0.5 mu:size-4 mu:shrink-0" />
          {message}
        </p>
      )}
      <p id={`${id}-description`} {...part('description', 'mu:text-sm mu:text-text-muted')}>
        {description}
      </p>
    </Group>
  );
}
