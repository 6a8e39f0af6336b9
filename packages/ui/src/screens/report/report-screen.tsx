import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { CheckboxGroup } from '../../primitives/checkbox-group/checkbox-group.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { RadioCard, RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';

/** In plain words, the most frequent first. */
export const REPORT_REASONS = [
  'scam',
  'impersonation',
  'spam',
  'harassment',
  'hate',
  'sexual',
  'violence',
  'minor',
  'illegal',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A message that can be picked as evidence. */
export interface PickableMessage {
  readonly _id: string;
  readonly text: string;
  readonly isOwn: boolean;
}

/** What the person wrote. */
export interface ReportDraft {
  readonly reason: ReportReason;
  readonly message: string;
  readonly evidence: readonly string[];
}

export interface ReportScreenProps {
  /** Whose thing it is; empty if the address does not say. */
  name: string;
  /** Messages of the conversation with them, the newest first; `failed` if they could not be read. */
  messages: readonly PickableMessage[] | 'failed';
  isSending: boolean;
  /** Why it was not sent. */
  error?: string | undefined;
  onSend: (draft: ReportDraft) => void;
}

const EVIDENCE_MOST = 20;
const TEXT_MOST = 2000;
const page = 'mu:mx-auto mu:flex mu:w-full mu:max-w-2xl mu:flex-col mu:gap-8 mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12';

/** /report: what is wrong, in a few words, with the messages that show it (DSA 16). */
export function ReportScreen({ name, messages, isSending, error, onSend }: ReportScreenProps) {
  const { t } = useTranslation('reports');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [message, setMessage] = useState('');
  const [evidence, setEvidence] = useState<readonly string[]>([]);
  function send(event: FormEvent): void {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null && !isSending) onSend({ reason, message: message.trim(), evidence });
  }
  return (
    <div className={page}>
      <PageHeader title={name === '' ? t('report.title') : t('report.titleNamed', { name })} lead={t('report.lead')} />
      <form onSubmit={send} className="mu:flex mu:flex-col mu:gap-6">
        <RadioCards
          label={t('report.reason')}
          value={reason}
          onChange={(value) => {
            setReason(REPORT_REASONS.find((known) => known === value) ?? null);
            setMissing(false);
          }}
          errorMessage={isMissing ? t('report.needsReason') : undefined}
        >
          {REPORT_REASONS.map((known) => (
            <RadioCard key={known} value={known} title={t(`reason.${known}`)} />
          ))}
        </RadioCards>
        <TextArea
          label={t('report.words')}
          description={t('report.wordsHint')}
          limit={TEXT_MOST}
          rows={4}
          value={message}
          onChange={setMessage}
        />
        {messages === 'failed' && <Banner tone="warning">{t('report.messagesFailed')}</Banner>}
        {messages !== 'failed' && messages.length > 0 && (
          <CheckboxGroup
            label={t('report.messages')}
            description={t('report.messagesHint', { max: EVIDENCE_MOST })}
            value={[...evidence]}
            onChange={(ids) => setEvidence(ids.slice(0, EVIDENCE_MOST))}
          >
            <div className="mu:flex mu:max-h-80 mu:flex-col mu:gap-1 mu:overflow-y-auto mu:rounded-card mu:border mu:border-border mu:p-3">
              {messages.map(({ _id, text, isOwn }) => (
                <Checkbox key={_id} value={_id}>
                  <span dir="auto" className="mu:line-clamp-3 mu:wrap-anywhere">
                    {isOwn ? t('report.own', { text }) : text}
                  </span>
                </Checkbox>
              ))}
            </div>
          </CheckboxGroup>
        )}
        {error !== undefined && (
          <Banner tone="danger" title={t('report.failed')}>
            {error}
          </Banner>
        )}
        <Button type="submit" variant="primary" isPending={isSending} className="mu:self-start">
          {t('report.send')}
        </Button>
      </form>
    </div>
  );
}

export interface ReportSentScreenProps {
  name: string;
  /** The reports of the person; omitted for a guest. */
  mineHref?: string | undefined;
  /** Blocking whom they reported, for somebody signed in; omitted if it is not offered. */
  block?:
    | {
        readonly isDone: boolean;
        readonly isPending: boolean;
        readonly error?: string | undefined;
        readonly onBlock: () => void;
      }
    | undefined;
}

/** After a report: what happens now, and blocking, which is undone on its own. */
export function ReportSentScreen({ name, mineHref, block }: ReportSentScreenProps) {
  const { t } = useTranslation('reports');
  return (
    <div className={page}>
      <EmptyState
        headingLevel={1}
        drawing="stack"
        title={t('report.sent')}
        action={
          <>
            {block && !block.isDone && (
              <Button isPending={block.isPending} onPress={block.onBlock}>
                {t('report.block', { name })}
              </Button>
            )}
            {mineHref !== undefined && <LinkButton href={mineHref}>{t('report.mine')}</LinkButton>}
          </>
        }
      >
        {t(mineHref === undefined ? 'report.sentGuest' : 'report.sentText')}
      </EmptyState>
      {block?.isDone && (
        <Banner tone="success" title={t('report.blocked', { name })}>
          {t('report.blockText')}
        </Banner>
      )}
      {block?.error !== undefined && (
        <Banner tone="danger" title={t('report.blockFailed', { name })}>
          {block.error}
        </Banner>
      )}
    </div>
  );
}
