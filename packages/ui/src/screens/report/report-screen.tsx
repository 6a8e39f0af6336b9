import type { FormEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
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

/** What the person wrote; `reason` is null until one is chosen. */
export interface ReportDraft {
  readonly reason: ReportReason | null;
  readonly message: string;
  readonly evidence: readonly string[];
}

/** Where a report is, from its reason to what can be done after it. */
export interface ReportState {
  readonly status:
    | 'open'
    | 'needsReason'
    | 'failed'
    | 'sending'
    | 'gone'
    | 'alone'
    | 'offering'
    | 'blocking'
    | 'notBlocked'
    | 'blocked';
  readonly draft: ReportDraft;
}

export interface ReportScreenProps {
  /** Whose thing it is; empty if the address does not say. */
  name: string;
  /** Messages of the conversation with them, the newest first; `failed` if they could not be read. */
  messages: readonly PickableMessage[] | 'failed';
  view: ReportState;
  /** Why the last step failed. */
  error?: string | undefined;
  onChange: (draft: Partial<ReportDraft>) => void;
  onSend: () => void;
  /** Blocks whom they reported, which is offered in `offering`. */
  onBlock: () => void;
  /** The reports of the person; omitted for a guest. */
  mineHref?: string | undefined;
}

const EVIDENCE_MOST = 20;
const TEXT_MOST = 2000;
const page = 'mu:mx-auto mu:flex mu:w-full mu:max-w-2xl mu:flex-col mu:gap-8 mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12';

/** /report: what is wrong, in a few words, with the messages that show it (DSA 16), and what can be done after it (D64). */
export function ReportScreen(props: ReportScreenProps) {
  // What was pressed goes with its step.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLElement>();
  return (
    <div ref={containerRef}>
      <Step {...props} sentRef={fallbackRef} />
    </div>
  );
}

interface StepProps extends ReportScreenProps {
  sentRef: RefObject<HTMLElement | null>;
}

function Step(props: StepProps) {
  const { t } = useTranslation('reports');
  switch (props.view.status) {
    case 'open':
    case 'needsReason':
    case 'failed':
    case 'sending':
      return <Writing {...props} />;
    case 'gone':
      return (
        <div className={page}>
          <EmptyState headingLevel={1} drawing="missing" title={t('report.notFound')}>
            {props.error}
          </EmptyState>
        </div>
      );
    default:
      return <Sent {...props} />;
  }
}

function Writing({ name, messages, view, error, onChange, onSend }: ReportScreenProps) {
  const { t } = useTranslation('reports');
  const { status, draft } = view;
  const isSending = status === 'sending';
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isSending) onSend();
  }
  return (
    <div className={page}>
      <PageHeader title={name === '' ? t('report.title') : t('report.titleNamed', { name })} lead={t('report.lead')} />
      <form onSubmit={send} className="mu:flex mu:flex-col mu:gap-6">
        <RadioCards
          label={t('report.reason')}
          value={draft.reason}
          isReadOnly={isSending}
          onChange={(value) => onChange({ reason: REPORT_REASONS.find((known) => known === value) ?? null })}
          errorMessage={status === 'needsReason' ? t('report.needsReason') : undefined}
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
          isReadOnly={isSending}
          value={draft.message}
          onChange={(message) => onChange({ message })}
        />
        {messages === 'failed' && <Banner tone="warning">{t('report.messagesFailed')}</Banner>}
        {messages !== 'failed' && messages.length > 0 && (
          <CheckboxGroup
            label={t('report.messages')}
            description={t('report.messagesHint', { max: EVIDENCE_MOST })}
            isReadOnly={isSending}
            value={[...draft.evidence]}
            onChange={(ids) => onChange({ evidence: ids.slice(0, EVIDENCE_MOST) })}
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
        {status === 'failed' && (
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

/** What happens now, and blocking, which is undone on its own. */
function Sent({ name, view: { status }, error, mineHref, onBlock, sentRef }: StepProps) {
  const { t } = useTranslation('reports');
  const canBlock = status === 'offering' || status === 'blocking' || status === 'notBlocked';
  return (
    <section ref={sentRef} tabIndex={-1} aria-label={t('report.sent')} className={join(page, 'mu:outline-none')}>
      <EmptyState
        headingLevel={1}
        drawing="stack"
        title={t('report.sent')}
        action={
          <>
            {canBlock && (
              <Button isPending={status === 'blocking'} onPress={onBlock}>
                {t('report.block', { name })}
              </Button>
            )}
            {mineHref !== undefined && <LinkButton href={mineHref}>{t('report.mine')}</LinkButton>}
          </>
        }
      >
        {t(mineHref === undefined ? 'report.sentGuest' : 'report.sentText')}
      </EmptyState>
      {status === 'blocked' && (
        <Banner tone="success" title={t('report.blocked', { name })}>
          {t('report.blockText')}
        </Banner>
      )}
      {status === 'notBlocked' && (
        <Banner tone="danger" title={t('report.blockFailed', { name })}>
          {error}
        </Banner>
      )}
    </section>
  );
}
