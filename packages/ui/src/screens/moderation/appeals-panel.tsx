import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { matchLanguage } from '../../locales/namespaces.ts';
import { waiting } from '../../lib/waiting.ts';
import { agoShort } from '../../lib/when.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import type { ListView } from '../admin/admin.types.ts';
import { KeyHints } from '../admin/list-parts.tsx';
import { ReplyMenu } from '../admin/reply-menu.tsx';
import type { SavedReply } from '../admin/saved-reply.ts';
import { useDialogKeys } from '../admin/use-dialog-keys.ts';
import { useInsert } from '../admin/use-insert.ts';
import { Statement } from '../statement.tsx';
import { Evidence } from './evidence.tsx';
import type { Saving, TeamAppeal } from './moderation.types.ts';
import { QueueList } from './queue-list.tsx';
import { type Kept, useKept } from '../../lib/use-kept.ts';

export const APPEAL_STATES = ['open', 'answered'] as const;
type State = (typeof APPEAL_STATES)[number];

export interface AppealsPanelProps {
  view: ListView<TeamAppeal>;
  state: State;
  onState: (state: State) => void;
  hidesNames: boolean;
  onHideNames: (hides: boolean) => void;
  /** Opens the team's saved replies. */
  onReplies: () => void;
  /** Milliseconds. */
  now: number;
  onOpen: (appeal: TeamAppeal) => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
  /** The appeal that is open over the list. */
  openId?: string | null;
  /** What is open over the list. */
  children?: ReactNode;
}

/** /admin/appeals: appeals without an answer, the oldest first (D67). */
export function AppealsPanel(props: AppealsPanelProps) {
  const { view, state, onState, hidesNames, onHideNames, onReplies, now, onOpen, onRetry, pageHref } = props;
  const { openId = null, children } = props;
  const { t } = useTranslation(['moderation', 'admin']);
  const { locale } = useLocale();
  return (
    <QueueList
      view={view}
      texts={{
        title: t('appeals.title'),
        loading: t('appeals.loading'),
        error: t('appeals.error'),
        empty: t('appeals.empty'),
        emptyText: t('appeals.emptyText'),
      }}
      filters={
        <div className="mu:flex mu:flex-wrap mu:items-end mu:gap-3">
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
          <Switch isSelected={hidesNames} onChange={onHideNames}>
            {t('reports.hideNames')}
          </Switch>
          <Button size="sm" variant="quiet" onPress={onReplies}>
            {t('admin:replies.title')}
          </Button>
        </div>
      }
      onOpen={onOpen}
      onRetry={onRetry}
      pageHref={pageHref}
      openId={openId}
      over={children}
    >
      {(appeal) => (
        <div className="mu:min-w-0 mu:grow">
          <p className="mu:font-medium mu:wrap-anywhere">
            {t('appeals.dialog', { name: hidesNames ? t('reports.someone') : appeal.person.displayName })}
          </p>
          <p className="mu:text-sm mu:text-text-muted">
            {t(`measure.${appeal.decision.measure}`)} · {agoShort(appeal.appeal.createdAt, now, locale)}
          </p>
        </div>
      )}
    </QueueList>
  );
}

export interface AppealDialogProps {
  appeal: TeamAppeal;
  selfId: string;
  hidesNames: boolean;
  /** The team's saved replies; without any there is no menu. */
  replies: readonly SavedReply[];
  saving: Saving;
  /** Keeps the words until they are sent. */
  kept?: Kept<{ message: string }> | undefined;
  onAnswer: (outcome: 'granted' | 'upheld', message: string) => void;
  onClose: () => void;
}

const TEXT_MOST = 2000;

/** An appeal, with the decision that it is against, and the answer in words by somebody else than who decided (DSA 20). */
export function AppealDialog(props: AppealDialogProps) {
  const { appeal, selfId, hidesNames, replies, saving, kept, onAnswer, onClose } = props;
  const { t } = useTranslation(['moderation', 'reports', 'common']);
  const [{ message }, change] = useKept({ message: '' }, kept);
  const setMessage = (next: string): void => change({ message: next });
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = useInsert(field, { text: message, onChange: setMessage });
  useDialogKeys({ r: () => field.current?.focus() });
  const { decision, appeal: said, texts } = appeal;
  const isOwn = decision.decidedBy._id === selfId || appeal.person._id === selfId;
  const [isGranting, setGranting] = useState(false);
  const isReady = message.trim() !== '' && !saving.isPending;
  const grants = waiting(saving.isPending, isGranting);
  const upholds = waiting(saving.isPending, !isGranting);
  const words = 'mu:text-sm mu:whitespace-pre-line mu:wrap-anywhere';
  function answer(outcome: 'granted' | 'upheld'): void {
    setGranting(outcome === 'granted');
    onAnswer(outcome, message.trim());
  }
  function uphold(event: FormEvent): void {
    event.preventDefault();
    if (isReady) answer('upheld');
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={t('appeals.dialog', { name: hidesNames ? t('reports.someone') : appeal.person.displayName })}
      closeLabel={t('common:close')}
    >
      <div className="mu:flex mu:flex-col mu:gap-6">
        <section className="mu:flex mu:flex-col mu:gap-2">
          <h3 className="mu:text-sm mu:font-medium">{t('reports:decisions.yourAppeal')}</h3>
          <p dir="auto" className={words}>
            {said.message}
          </p>
        </section>
        {texts.length > 0 && (
          <Evidence texts={hidesNames ? texts.filter((each) => each.field !== 'name') : texts} pictures={[]} />
        )}
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
            <KeyHints
              keys={[...(texts.length > 0 ? [[['S'], t('keys.show')] as const] : []), [['R'], t('keys.answer')]]}
            />
            <TextArea
              label={t('appeals.words')}
              limit={TEXT_MOST}
              rows={4}
              inputRef={field}
              value={message}
              onChange={setMessage}
            />
            {replies.length > 0 && (
              <ReplyMenu
                replies={replies}
                language={matchLanguage(decision.statement?.language ?? '') ?? 'en'}
                recipient={{ name: hidesNames ? null : appeal.person.displayName, tier: null, payment: null }}
                onChoose={insert}
              />
            )}
            {saving.error !== undefined && (
              <Banner tone="danger" title={t('appeals.failed')}>
                {saving.error}
              </Banner>
            )}
            <div className="mu:flex mu:flex-wrap mu:gap-3">
              <Button
                variant="primary"
                isPending={grants.isPending}
                isDisabled={grants.isDisabled || message.trim() === ''}
                onPress={() => answer('granted')}
              >
                {t('appeals.grant')}
              </Button>
              <Button
                type="submit"
                isPending={upholds.isPending}
                isDisabled={upholds.isDisabled || message.trim() === ''}
              >
                {t('appeals.uphold')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Dialog>
  );
}
