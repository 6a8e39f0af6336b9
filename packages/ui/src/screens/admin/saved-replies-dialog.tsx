import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Deletion, DeleteDialog } from '../../patterns/delete-dialog/delete-dialog.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { Change } from './admin.types.ts';
import { REPLY_LANGUAGES, type SavedReply } from './saved-reply.ts';

/** D37: characters of one message; of a name as the contract has it. */
const [TEXT_MOST, NAME_MOST] = [4000, 80];

export type SavedRepliesView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly replies: readonly SavedReply[] };

export interface SavedRepliesDialogProps {
  view: SavedRepliesView;
  /** What is being edited, a new one too; its owner keeps it. Null: the list shows. */
  edited: SavedReply | null;
  saving: Change;
  deletion?: Deletion | undefined;
  onEdit: (reply: SavedReply | null) => void;
  onNew: () => void;
  /** Saves the trimmed words; never called with a blank one. */
  onSave: (reply: SavedReply) => void;
  onDelete: (id: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

function List({
  replies,
  onEdit,
  onNew,
  onAsk,
}: Pick<SavedRepliesDialogProps, 'onEdit' | 'onNew'> & {
  replies: readonly SavedReply[];
  onAsk: (id: string) => void;
}) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <div className="mu:flex mu:flex-col mu:gap-4">
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

function Form({
  reply,
  saving,
  onEdit,
  onSave,
}: Pick<SavedRepliesDialogProps, 'saving' | 'onEdit' | 'onSave'> & { reply: SavedReply }) {
  const { t } = useTranslation(['admin', 'common']);
  const name = reply.name.trim();
  const texts = { en: reply.texts.en.trim(), fr: reply.texts.fr.trim(), zh: reply.texts.zh.trim() };
  const isWhole =
    name !== '' &&
    [...name].length <= NAME_MOST &&
    Object.values(texts).every((text) => text !== '' && [...text].length <= TEXT_MOST);

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isWhole && !saving.isPending) onSave({ ...reply, name, texts });
  }
  return (
    <form onSubmit={save} className="mu:flex mu:flex-col mu:gap-5">
      {saving.error !== undefined && (
        <Banner tone="danger" title={t('replies.failed')}>
          {saving.error}
        </Banner>
      )}
      <p className="mu:text-sm mu:text-text-muted">{t('replies.gaps', { gaps: '{name}, {tier}, {payment}' })}</p>
      <TextField
        label={t('replies.name')}
        value={reply.name}
        onChange={(words) => onEdit({ ...reply, name: words })}
        isReadOnly={saving.isPending}
        limit={NAME_MOST}
      />
      {REPLY_LANGUAGES.map((language) => (
        <TextArea
          key={language}
          lang={language}
          label={t(`replies.text.${language}`)}
          value={reply.texts[language]}
          onChange={(words) => onEdit({ ...reply, texts: { ...reply.texts, [language]: words } })}
          isReadOnly={saving.isPending}
          limit={TEXT_MOST}
        />
      ))}
      <div className="mu:flex mu:flex-wrap mu:justify-end mu:gap-2">
        <Button variant="quiet" isDisabled={saving.isPending} onPress={() => onEdit(null)}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={saving.isPending} isDisabled={!isWhole}>
          {t('replies.save')}
        </Button>
      </div>
    </form>
  );
}

/** The team's saved replies: an admin adds, changes and removes them here (SPEC 2, Admin). */
export function SavedRepliesDialog({
  view,
  edited,
  deletion,
  onDelete,
  onRetry,
  onClose,
  ...props
}: SavedRepliesDialogProps) {
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
        {edited !== null && <Form reply={edited} {...props} />}
        {edited === null && view.status === 'loading' && (
          <Loading label={t('replies.loading')} className="mu:flex mu:flex-col mu:gap-4">
            <Skeleton shape="block" className="mu:h-12 mu:rounded-card" />
            <Skeleton shape="block" className="mu:h-12 mu:rounded-card" />
          </Loading>
        )}
        {edited === null && view.status === 'error' && (
          <LoadFailed headingLevel={3} title={t('replies.error')} onRetry={onRetry}>
            {view.message}
          </LoadFailed>
        )}
        {edited === null && view.status === 'ready' && <List replies={replies} onAsk={setAskedId} {...props} />}
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
