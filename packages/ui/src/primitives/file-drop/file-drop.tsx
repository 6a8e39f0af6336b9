import { type ReactNode, type RefAttributes, type RefObject, useEffect, useId, useRef } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group, type GroupProps } from 'react-aria-components/Group';
import { cx } from '../../lib/cx.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AddPictureIcon, DangerIcon, EditIcon } from '../icons/icons.ts';
import { Mark } from '../logo/mark.tsx';
import type { FileDropState, FileDropTexts } from './file-drop.types.ts';
import { fileDropVariants, fileZoneVariants } from './file-drop.variants.ts';
import { type FileProblem, type FileRules, problemOf } from './file-problem.ts';
import { Filled } from './filled.tsx';

export type { FileDropState, FileDropTexts } from './file-drop.types.ts';
export { fileDropVariants } from './file-drop.variants.ts';
export { type FileProblem, type FileRules, problemOf } from './file-problem.ts';

export interface FileDropProps extends FileRules, Omit<GroupProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** What is asked for: "Cover picture". */
  label: string;
  /** What is taken, in words: "JPEG, PNG, GIF or WebP, up to 5 MB". */
  description: string;
  texts: FileDropTexts;
  /** Where the file stands. Its owner uploads it and holds this. */
  state: FileDropState;
  /** `wide` for covers, `square` (208 px) for portraits and galleries. */
  shape?: keyof typeof fileDropVariants.variants.shape | undefined;
  /** A file that keeps to the rules was chosen, dropped or pasted. */
  onChoose: (file: File) => void;
  /** One that does not. Its owner then shows the state `rejected`. */
  onReject: (reason: FileProblem, file: File) => void;
  /** Takes the file away, or stops its upload. */
  onRemove: () => void;
  /** Sends the same file again. */
  onRetry: () => void;
}

function messageOf(state: FileDropState, texts: FileDropTexts): string | undefined {
  if (state.status === 'rejected') return state.reason === 'type' ? texts.wrongType : texts.tooLarge;
  return state.status === 'failed' ? (state.message ?? texts.failed) : undefined;
}

/** A button may go away with its state: the focus then goes on at the next one, and never leaves the field. Mounted anew for each state. */
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
  texts,
  state,
  accept,
  maxBytes,
  shape,
  onChoose,
  onReject,
  onRemove,
  onRetry,
  className,
  ...props
}: FileDropProps) {
  const id = useId();
  const action = useRef<HTMLButtonElement>(null);
  const message = messageOf(state, texts);
  const isFilled = state.status === 'uploading' || state.status === 'failed' || state.status === 'done';

  const focused = useRef<Element>(null);
  const take = (file: File | null | undefined) => {
    if (!file) return;
    const problem = problemOf(file, { accept, maxBytes });
    if (problem) onReject(problem, file);
    else onChoose(file);
  };
  const chooser = (button: ReactNode) => (
    <FileTrigger acceptedFileTypes={accept} onSelect={(files) => take(files?.[0])}>
      {button}
    </FileTrigger>
  );
  const described = { 'aria-describedby': message ? `${id}-message ${id}-description` : `${id}-description` };

  return (
    <Group
      {...props}
      onFocusCapture={({ target }) => (focused.current = target)}
      aria-labelledby={`${id}-label`}
      className={cx(fileDropVariants.classes({ shape }), className)}
    >
      <span id={`${id}-label`} className="text-sm font-medium text-text">
        {label}
      </span>
      <DropZone
        aria-label={texts.zone}
        onDrop={async ({ items }) => {
          const item = items.find(({ kind }) => kind === 'file');
          take(item?.kind === 'file' ? await item.getFile() : undefined);
        }}
        className={({ isDropTarget }) =>
          fileZoneVariants.classes({
            shape,
            look: isDropTarget ? 'over' : isFilled ? 'filled' : state.status === 'rejected' ? 'invalid' : 'empty',
          })
        }
      >
        {({ isDropTarget }) => {
          if (isDropTarget) {
            return (
              <p className="m-auto flex flex-col items-center gap-3 p-4 text-center font-medium text-text">
                <Mark motion="meet" className="h-8 w-auto" />
                {texts.release}
              </p>
            );
          }
          if (isFilled) {
            return (
              <Filled
                state={state}
                texts={texts}
                action={action}
                onRemove={onRemove}
                onRetry={onRetry}
                replace={chooser(
                  <IconButton ref={action} label={texts.replace} size="sm">
                    <EditIcon aria-hidden="true" />
                  </IconButton>,
                )}
              />
            );
          }
          return (
            <div className="m-auto flex flex-col items-center gap-2 p-4 text-center text-sm text-text-muted">
              <AddPictureIcon aria-hidden="true" className="size-6 text-text-subtle" />
              {chooser(
                <Button ref={action} size="sm" {...described}>
                  {texts.choose}
                </Button>,
              )}
              {texts.drop}
            </div>
          );
        }}
      </DropZone>
      <FocusGoesOn key={state.status} focused={focused} action={action} />
      {message && (
        <p id={`${id}-message`} role="alert" className="flex items-start gap-1.5 text-sm text-danger-text">
          <DangerIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
      <p id={`${id}-description`} className="text-sm text-text-muted">
        {description}
      </p>
    </Group>
  );
}
