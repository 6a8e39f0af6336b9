import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOutward } from '../../lib/focus-outward.ts';
import { useHasRoom } from '../../lib/use-has-room.ts';
import { Button } from '../../primitives/button/button.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import { Sheet } from '../../primitives/sheet/sheet.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { GetHelp } from '../get-help/get-help.tsx';
import { coherent } from './seeking.rules.ts';
import { SeekingForm } from './seeking-form.tsx';
import { type Seeking, SEEKING_GROUPS, type SeekingControl } from './seeking.types.ts';

function Draft({
  stored,
  draft = stored,
  isSaving,
  error,
  onSave,
  onDraft,
}: { stored: Seeking; onDraft: (draft: Seeking | null) => void } & Pick<
  SeekingControl,
  'draft' | 'isSaving' | 'error' | 'onSave'
>) {
  const { t } = useTranslation('seeking');
  const [value, setValue] = useState(draft);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSave(coherent(value));
      }}
    >
      {/* The sheet closes with what was sent: nothing is changed meanwhile. */}
      <div inert={isSaving}>
        <SeekingForm
          value={value}
          onChange={(next) => {
            setValue(next);
            onDraft(JSON.stringify(next) === JSON.stringify(stored) ? null : next);
          }}
        />
      </div>
      <div className="mu:sticky mu:bottom-0 mu:-mx-6 mu:-mb-6 mu:flex mu:flex-col mu:gap-3 mu:border-t mu:border-border mu:bg-surface-floating mu:px-6 mu:py-4">
        {error !== undefined && (
          <p role="alert" className="mu:text-sm mu:text-danger-text">
            {error}
          </p>
        )}
        <Button type="submit" variant="primary" isPending={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** What a profile seeks, in a sheet: read when it opens, saved as a whole. Closing it or leaving its page with unsaved changes asks. */
export function SeekingSheet({ view, isOpen, onOpenChange, onDraft, leaving = null, ...saving }: SeekingControl) {
  const { t } = useTranslation(['seeking', 'common']);
  const hasRoom = useHasRoom();
  /** Undefined until something is changed in it. */
  const [isChanged, setChanged] = useState<boolean>();
  const isDirty = isChanged ?? saving.draft !== undefined;
  const [isAsking, setAsking] = useState(false);
  // Its owner closes it, too.
  if (!isOpen && (isChanged !== undefined || isAsking)) {
    setChanged(undefined);
    setAsking(false);
  }
  const change = (next: Seeking | null): void => {
    setChanged(next !== null);
    onDraft?.(next);
  };
  const stay = (): void => {
    setAsking(false);
    leaving?.onStay();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(opens) => (!opens && isDirty ? setAsking(true) : onOpenChange(opens))}
      side={hasRoom ? 'end' : 'bottom'}
      title={t('title')}
      closeLabel={t('common:close')}
    >
      <p className={hasRoom ? 'mu:pt-5 mu:text-sm mu:text-text-muted' : 'mu:text-sm mu:text-text-muted'}>
        {t('private')}
      </p>
      {view.status === 'loading' && (
        <Loading label={t('loading')} className="mu:flex mu:flex-col mu:gap-8 mu:py-6">
          {SEEKING_GROUPS.map((group) => (
            <Skeleton key={group} className="mu:w-full mu:text-lg" />
          ))}
        </Loading>
      )}
      {view.status === 'failed' && (
        <div ref={focusOutward} role="alert" className="mu:flex mu:flex-col mu:items-start mu:gap-3 mu:py-6">
          <p className="mu:wrap-anywhere">{view.message}</p>
          <div className="mu:flex mu:flex-wrap mu:gap-2">
            <Button size="sm" onPress={view.onRetry}>
              {t('common:tryAgain')}
            </Button>
            <GetHelp size="sm" variant="quiet" />
          </div>
        </div>
      )}
      {view.status === 'ready' && <Draft {...saving} stored={view.seeking} onDraft={change} />}
      <AlertDialog
        isOpen={isAsking || leaving !== null}
        onOpenChange={(isStillOpen) => !isStillOpen && stay()}
        title={t('common:leave.title')}
        confirmLabel={t('common:leave.confirm')}
        cancelLabel={t('common:leave.cancel')}
        tone="danger"
        onConfirm={() => {
          onOpenChange(false);
          leaving?.onLeave();
        }}
      >
        {t('common:leave.text')}
      </AlertDialog>
    </Sheet>
  );
}
