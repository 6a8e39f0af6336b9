import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { agoShort } from '../../patterns/when/when.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import type { ListView } from '../admin/admin.types.ts';
import { KeyHints, Pages } from '../admin/list-parts.tsx';
import { useRowKeys } from '../admin/use-row-keys.ts';
import { LoadFailed } from '../load-failed.tsx';
import { Statement } from '../statement.tsx';
import { Evidence } from './evidence.tsx';
import type { Saving, TeamAppeal } from './moderation.types.ts';

export const APPEAL_STATES = ['open', 'answered'] as const;
type State = (typeof APPEAL_STATES)[number];

export interface AppealsPanelProps {
  view: ListView<TeamAppeal>;
  state: State;
  onState: (state: State) => void;
  /** Milliseconds. */
  now: number;
  onOpen: (appeal: TeamAppeal) => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
  /** What is open over the list. */
  children?: ReactNode;
}

/** /admin/appeals: appeals without an answer, the oldest first (D67). */
export function AppealsPanel({ view, state, onState, now, onOpen, onRetry, pageHref, children }: AppealsPanelProps) {
  const { t } = useTranslation('moderation');
  const { locale } = useLocale();
  const listRef = useRef<HTMLUListElement>(null);
  const rows = view.status === 'ready' ? view.rows : [];
  useRowKeys(listRef, {
    Enter: (row) => {
      const appeal = rows.find(({ _id }) => _id === row.dataset['row']);
      if (appeal) onOpen(appeal);
    },
  });
  return (
    <section aria-label={t('appeals.title')} className="mu:flex mu:flex-col mu:gap-4">
      <div className="mu:flex mu:flex-wrap mu:items-end mu:justify-between mu:gap-3">
        <Select
          size="sm"
          className="mu:w-40"
          label={t('reports.state')}
          value={state}
          onChange={onState}
          options={APPEAL_STATES.map((key) => ({
            key,
            label: t(key === 'open' ? 'reports.open' : 'appeals.answered'),
          }))}
        />
        <KeyHints
          keys={[
            [['J', 'K'], t('keys.move')],
            [['Enter'], t('keys.open')],
          ]}
        />
      </div>
      {view.status === 'loading' && (
        <Loading label={t('appeals.loading')}>
          <Skeleton shape="block" className="mu:h-16 mu:rounded-card" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('appeals.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && rows.length === 0 && (
        <EmptyState drawing="stack" title={t('appeals.empty')}>
          {t('appeals.emptyText')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul
          ref={listRef}
          className="mu:divide-y mu:divide-border mu:rounded-card mu:border mu:border-border mu:bg-surface-raised"
        >
          {rows.map((appeal) => (
            <li
              key={appeal._id}
              data-row={appeal._id}
              tabIndex={-1}
              className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-4 mu:gap-y-2 mu:px-4 mu:py-3 mu:focus-ring mu:first:rounded-t-card mu:last:rounded-b-card mu:-outline-offset-2"
            >
              <div className="mu:min-w-0 mu:grow">
                <p className="mu:font-medium mu:wrap-anywhere">
                  {t('appeals.dialog', { name: appeal.person.displayName })}
                </p>
                <p className="mu:text-sm mu:text-text-muted">
                  {t(`measure.${appeal.decision.measure}`)} · {agoShort(appeal.appeal.createdAt, now, locale)}
                </p>
              </div>
              <Button size="sm" onPress={() => onOpen(appeal)}>
                {t('keys.open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pages view={view} summary={(range) => t('reports.summary', range)} pageHref={pageHref} />
      {children}
    </section>
  );
}

export interface AppealDialogProps {
  appeal: TeamAppeal;
  selfId: string;
  saving: Saving;
  onAnswer: (outcome: 'granted' | 'upheld', message: string) => void;
  onClose: () => void;
}

const TEXT_MOST = 2000;

/** An appeal, with the decision that it is against, and the answer in words by somebody else than who decided (DSA 20). */
export function AppealDialog({ appeal, selfId, saving, onAnswer, onClose }: AppealDialogProps) {
  const { t } = useTranslation(['moderation', 'reports', 'common']);
  const [message, setMessage] = useState('');
  const { decision, appeal: said, texts } = appeal;
  const isOwn = decision.decidedBy._id === selfId || appeal.person._id === selfId;
  const isReady = message.trim() !== '' && !saving.isPending;
  const words = 'mu:text-sm mu:whitespace-pre-line mu:wrap-anywhere';
  function uphold(event: FormEvent): void {
    event.preventDefault();
    if (isReady) onAnswer('upheld', message.trim());
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={t('appeals.dialog', { name: appeal.person.displayName })}
      closeLabel={t('common:close')}
    >
      <div className="mu:flex mu:flex-col mu:gap-6">
        <section className="mu:flex mu:flex-col mu:gap-2">
          <h3 className="mu:text-sm mu:font-medium">{t('reports:decisions.yourAppeal')}</h3>
          <p dir="auto" className={words}>
            {said.message}
          </p>
        </section>
        {texts.length > 0 && <Evidence texts={texts} pictures={[]} />}
        <section className="mu:flex mu:flex-col mu:gap-3">
          <h3 className="mu:text-sm mu:font-medium">
            {t(`measure.${decision.measure}`)} · {t('decide.by', { name: decision.decidedBy.displayName })}
          </h3>
          {decision.statement && <Statement statement={decision.statement} />}
        </section>
        {said.outcome !== null && (
          <Banner title={t(`reports:decisions.${said.outcome}`)}>
            <span dir="auto" className="mu:whitespace-pre-line">
              {said.answer}
            </span>
          </Banner>
        )}
        {said.outcome === null && isOwn && <Banner tone="info">{t('appeals.ownDecision')}</Banner>}
        {said.outcome === null && !isOwn && (
          <form onSubmit={uphold} className="mu:flex mu:flex-col mu:gap-4">
            <TextArea label={t('appeals.words')} limit={TEXT_MOST} rows={4} value={message} onChange={setMessage} />
            {saving.error !== undefined && (
              <Banner tone="danger" title={t('appeals.failed')}>
                {saving.error}
              </Banner>
            )}
            <div className="mu:flex mu:flex-wrap mu:gap-3">
              <Button variant="primary" isDisabled={!isReady} onPress={() => onAnswer('granted', message.trim())}>
                {t('appeals.grant')}
              </Button>
              <Button type="submit" isDisabled={!isReady}>
                {t('appeals.uphold')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Dialog>
  );
}
