import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Deletion, DeleteDialog } from '../../patterns/delete-dialog/delete-dialog.tsx';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { ChangeList, type FieldChange } from '../change-list.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { RestoredDraft } from '../profile-form/restored-draft.tsx';
import type { Change } from './admin.types.ts';
import { REPLY_LANGUAGES, type ReplyWords, type SavedReply } from './saved-reply.ts';

/** D37: characters of one message; of a name as in the contract. */
const [TEXT_MOST, NAME_MOST] = [4000, 80];

export type SavedRepliesView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly replies: readonly SavedReply[] };

export interface SavedRepliesDialogProps {
  view: SavedRepliesView;
  /** The form of the edited reply, or of a new one. Null shows the list. */
  form: ReactNode;
  deletion?: Deletion | undefined;
  onEdit: (reply: SavedReply) => void;
  onNew: () => void;
  onDelete: (id: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

interface ListProps extends Pick<SavedRepliesDialogProps, 'onEdit' | 'onNew'> {
  replies: readonly SavedReply[];
  onAsk: (id: string) => void;
  listRef: RefObject<HTMLDivElement | null>;
}

function List({ replies, onEdit, onNew, onAsk, listRef }: ListProps) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <div ref={listRef} tabIndex={-1} className="mu:flex mu:flex-col mu:gap-4 mu:outline-none">
      {replies.length === 0 ? (
        <EmptyState headingLevel={3} drawing="talk" title={t('replies.empty')}>
          {t('replies.emptyText')}
        </EmptyState>
      ) : (
        <ul className="mu:flex mu:flex-col">
          {replies.map((reply) => (
            <li
              key={reply._id}
              className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-4 mu:gap-y-2 mu:border-b mu:border-border mu:py-3"
            >
              <div className="mu:min-w-0 mu:flex-1 mu:basis-48">
                <p dir="auto" className="mu:truncate mu:font-medium">
                  {reply.name}
                </p>
                <p dir="auto" className="mu:truncate mu:text-sm mu:text-text-muted">
                  {reply.texts.en}
                </p>
              </div>
              <div className="mu:flex mu:gap-1">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('replies.editNamed', { name: reply.name })}
                  onPress={() => onEdit(reply)}
                >
                  {t('common:edit')}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('replies.deleteNamed', { name: reply.name })}
                  onPress={() => onAsk(reply._id)}
                >
                  {t('common:delete')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button variant="primary" size="sm" className="mu:self-start" onPress={onNew}>
        {t('replies.new')}
      </Button>
    </div>
  );
}

export interface SavedReplyFormProps {
  words: ReplyWords;
  saving: Change;
  /** Changes made elsewhere during editing. Nothing is saved before each choice is made. */
  elsewhere: readonly FieldChange<keyof ReplyWords>[];
  /** Somebody else deleted it during editing: saving creates a new one. */
  isDeleted: boolean;
  /** A draft was restored. */
  isRestored: boolean;
  onChange: (words: ReplyWords) => void;
  onChoose: (field: keyof ReplyWords, side: 'mine' | 'theirs') => void;
  /** Back to the stored values. */
  onDiscard: () => void;
  /** Never called with a blank one. */
  onSave: () => void;
  onCancel: () => void;
}

/** Where an admin writes a saved reply in each language, and sees what somebody else saved meanwhile (D58). */
export function SavedReplyForm({
  words,
  saving,
  elsewhere,
  isDeleted,
  isRestored,
  onChange,
  onChoose,
  onDiscard,
  onSave,
  onCancel,
}: SavedReplyFormProps) {
  const { t } = useTranslation(['admin', 'common']);
  // "Save" disappears when it would mean something else.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLFormElement, HTMLDivElement>();
  const nameRef = useRef<HTMLInputElement>(null);
  // It replaces the list, and the button that opened it.
  useEffect(() => nameRef.current?.focus(), []);
  const isFitting = (field: keyof ReplyWords): boolean => {
    const length = [...words[field].trim()].length;
    return length > 0 && length <= (field === 'name' ? NAME_MOST : TEXT_MOST);
  };
  const isWhole =
    (['name', ...REPLY_LANGUAGES] as const).every(isFitting) && elsewhere.every(({ choice }) => choice !== 'open');

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isWhole && !saving.isPending) onSave();
  }
  return (
    <form ref={containerRef} onSubmit={save} className="mu:flex mu:flex-col mu:gap-5">
      <div
        ref={fallbackRef}
        tabIndex={-1}
        className="mu:flex mu:flex-col mu:gap-3 mu:rounded-card mu:focus-ring mu:empty:hidden"
      >
        {isRestored && !isDeleted && <RestoredDraft onDiscard={onDiscard} />}
        {isDeleted && (
          <Banner tone="warning" title={t('replies.gone')}>
            {t('replies.goneText')}
          </Banner>
        )}
        {saving.error !== undefined && (
          <Banner tone="danger" title={t('replies.failed')}>
            {saving.error}
          </Banner>
        )}
      </div>
      {elsewhere.length > 0 && (
        <ChangeList
          changes={elsewhere}
          onChoose={onChoose}
          nameOf={(field) => (field === 'name' ? t('replies.name') : t(`replies.text.${field}`))}
          textOf={(_field, value) => String(value)}
        />
      )}
      <p className="mu:text-sm mu:text-text-muted">{t('replies.gaps', { gaps: '{name}, {tier}, {payment}' })}</p>
      <TextField
        inputRef={nameRef}
        label={t('replies.name')}
        value={words.name}
        onChange={(name) => onChange({ ...words, name })}
        isReadOnly={saving.isPending}
        limit={NAME_MOST}
      />
      {REPLY_LANGUAGES.map((language) => (
        <TextArea
          key={language}
          lang={language}
          label={t(`replies.text.${language}`)}
          value={words[language]}
          onChange={(text) => onChange({ ...words, [language]: text })}
          isReadOnly={saving.isPending}
          limit={TEXT_MOST}
        />
      ))}
      <div className="mu:flex mu:flex-wrap mu:justify-end mu:gap-2">
        <Button variant="quiet" isDisabled={saving.isPending} onPress={onCancel}>
          {isDeleted ? t('replies.discard') : t('common:cancel')}
        </Button>
        {/* Keyed, so that a double press does not save it as new unasked. */}
        <Button
          key={isDeleted ? 'anew' : 'save'}
          type="submit"
          variant="primary"
          isPending={saving.isPending}
          isDisabled={!isWhole}
        >
          {isDeleted ? t('replies.saveNew') : t('replies.save')}
        </Button>
      </div>
    </form>
  );
}

interface InsideProps
  extends Omit<SavedRepliesDialogProps, 'deletion' | 'onDelete' | 'onClose'>, Pick<ListProps, 'onAsk'> {}

/** The list, or the form that replaced it. */
function Inside({ view, form, onRetry, ...props }: InsideProps) {
  const { t } = useTranslation('admin');
  // The form's last button disappears with it, and a deleted reply with its own.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLDivElement>();
  return (
    <div ref={containerRef}>
      {form}
      {form === null && view.status === 'loading' && (
        <Loading label={t('replies.loading')} className="mu:flex mu:flex-col mu:gap-4">
          <Skeleton shape="block" className="mu:h-12 mu:rounded-card" />
          <Skeleton shape="block" className="mu:h-12 mu:rounded-card" />
        </Loading>
      )}
      {form === null && view.status === 'error' && (
        <LoadFailed headingLevel={3} title={t('replies.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {form === null && view.status === 'ready' && <List {...props} replies={view.replies} listRef={fallbackRef} />}
    </div>
  );
}

/** The team's saved replies: an admin adds, changes and removes them here (SPEC 2, Admin). */
export function SavedRepliesDialog({ view, deletion, onDelete, onClose, ...props }: SavedRepliesDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const [askedId, setAskedId] = useState<string | null>(null);
  const replies = view.status === 'ready' ? view.replies : [];
  const asked = replies.some(({ _id }) => _id === askedId) ? askedId : null;
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={t('replies.title')}
        closeLabel={t('common:close')}
      >
        <Inside {...props} view={view} onAsk={setAskedId} />
      </Dialog>
      <DeleteDialog
        askedId={asked}
        title={t('replies.deleteTitle')}
        confirmLabel={t('common:delete')}
        cancelLabel={t('common:cancel')}
        failedTitle={t('replies.deleteFailed')}
        deletion={deletion}
        onDelete={onDelete}
        onClose={() => setAskedId(null)}
      >
        {t('replies.deleteText')}
      </DeleteDialog>
    </>
  );
}
