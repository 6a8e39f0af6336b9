import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { useDialogKeys } from '../admin/use-dialog-keys.ts';
import type { Saving, TeamReport } from './moderation.types.ts';
import { type Kept, useKept } from '../../lib/use-kept.ts';

const NOTE_MOST = 2000;

export interface EscalationProps {
  report: TeamReport;
  selfId: string;
  isOwner: boolean;
  /** It was opened to be handed over: the note gets focus. */
  isHandingOver: boolean;
  escalating: Saving;
  /** Keeps the note until it is sent. */
  keptNote?: Kept<{ note: string }> | undefined;
  /** With a note to the owners; null takes the subject back. */
  onEscalate: (note: string | null) => void;
}

/** Hands an open subject to the owners with a note, or shows the note of who did (D65). */
export function Escalation(props: EscalationProps) {
  const { report, selfId, isOwner, isHandingOver, escalating, keptNote, onEscalate } = props;
  const { t } = useTranslation('moderation');
  const [{ note }, change] = useKept({ note: '' }, keptNote);
  const [step, setStep] = useState<'closed' | 'kept' | 'writing' | 'cancelled'>(
    isHandingOver ? 'writing' : note === '' ? 'closed' : 'kept',
  );
  const isWriting = step === 'kept' || step === 'writing';
  const handOver = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'cancelled') handOver.current?.focus();
  }, [step]);
  const { escalation } = report;
  useDialogKeys({ h: escalation === null ? () => setStep('writing') : undefined });
  return (
    <>
      {escalation !== null && (
        <Banner
          tone="info"
          title={t('escalation.by', { name: escalation.by.displayName })}
          action={
            isOwner || escalation.by._id === selfId ? (
              <Button size="sm" isPending={escalating.isPending} onPress={() => onEscalate(null)}>
                {t('escalation.back')}
              </Button>
            ) : undefined
          }
        >
          <span dir="auto" className="mu:whitespace-pre-line mu:wrap-anywhere">
            {escalation.note}
          </span>
        </Banner>
      )}
      {escalating.error !== undefined && (
        <Banner tone="danger" title={t('decide.changeFailed')}>
          {escalating.error}
        </Banner>
      )}
      {escalation === null && isWriting && (
        <Note
          note={note}
          onChange={(next) => change({ note: next })}
          takesFocus={step === 'writing'}
          isPending={escalating.isPending}
          onSend={onEscalate}
          onCancel={() => {
            change({ note: '' });
            setStep('cancelled');
          }}
        />
      )}
      {escalation === null && !isWriting && (
        <div>
          <Button size="sm" ref={handOver} onPress={() => setStep('writing')}>
            {t('escalation.handOver')}
          </Button>
        </div>
      )}
    </>
  );
}

interface NoteProps {
  note: string;
  onChange: (note: string) => void;
  takesFocus: boolean;
  isPending: boolean;
  onSend: (note: string) => void;
  onCancel: () => void;
}

function Note({ note, onChange, takesFocus, isPending, onSend, onCancel }: NoteProps) {
  const { t } = useTranslation(['moderation', 'common']);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  function send(event: FormEvent): void {
    event.preventDefault();
    if (note.trim() !== '' && !isPending) onSend(note.trim());
  }
  return (
    <form onSubmit={send} className="mu:flex mu:flex-col mu:gap-3">
      <TextArea
        label={t('escalation.note')}
        description={t('escalation.noteHint')}
        limit={NOTE_MOST}
        inputRef={field}
        value={note}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) field.current?.form?.requestSubmit();
          else event.continuePropagation();
        }}
      />
      <div className="mu:flex mu:flex-wrap mu:gap-3">
        <Button type="submit" size="sm" isDisabled={note.trim() === ''} isPending={isPending}>
          {t('escalation.send')}
        </Button>
        <Button size="sm" variant="quiet" onPress={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
