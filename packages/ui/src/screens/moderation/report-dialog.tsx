import { useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { type Kept, useKept } from '../../lib/use-kept.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { KeyHints } from '../admin/list-parts.tsx';
import { useDialogKeys } from '../admin/use-dialog-keys.ts';
import { Statement } from '../statement.tsx';
import { DecisionForm, type DecisionFormProps } from './decision-form.tsx';
import { Escalation, type EscalationProps } from './escalation.tsx';
import { Evidence } from './evidence.tsx';
import type { Saving, TeamDecision } from './moderation.types.ts';

export interface TeamReportDialogProps
  extends
    DecisionFormProps,
    Pick<EscalationProps, 'selfId' | 'isOwner' | 'isHandingOver' | 'escalating' | 'keptNote' | 'onEscalate'> {
  /** A claim, an end or a confirmation that is being saved. */
  changing: Saving;
  onClaim: (isMine: boolean) => void;
  /** Keeps why a decision is lifted until it is. */
  keptReasonOf?: ((decision: TeamDecision) => Kept<{ reason: string }>) | undefined;
  onLift: (decision: TeamDecision, reason: string) => void;
  onConfirm: (decision: TeamDecision) => void;
  profileHref: (id: string) => string;
  onClose: () => void;
}

const heading = 'mu:text-sm mu:font-medium';
const muted = 'mu:text-sm mu:text-text-muted';

/** All that is known of one reported thing, in one column, and the decision on it. */
export function TeamReportDialog(props: TeamReportDialogProps) {
  const { report, selfId, isOwner, hidesNames, changing, onClaim, profileHref, onClose } = props;
  const { t } = useTranslation(['moderation', 'reports', 'common']);
  const { locale } = useLocale();
  const { content, person, profiles, otherAccounts, reports, strikes, decision, subject } = report;
  const dateOf = (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso));
  const nameOf = (name: string) => (hidesNames ? t('reports.someone') : name);
  const isMine = report.assignedTo === selfId;
  // What was handed to the owners waits for them.
  const isWaiting = decision === null && (report.escalation === null || isOwner);
  const claim = isWaiting && !changing.isPending ? () => onClaim(!isMine) : undefined;
  useDialogKeys({ c: claim });
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(report._id);
  // The next subject is read from its top: the form that had the focus is gone.
  useLayoutEffect(() => {
    if (shown.current === report._id) return;
    shown.current = report._id;
    const dialog = top.current?.closest<HTMLElement>('[role="dialog"]');
    dialog?.scrollTo(0, 0);
    dialog?.focus();
  }, [report._id]);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={t('reports.dialog', { what: t(`reports:what.${subject.type}`), name: nameOf(content.name) })}
      closeLabel={t('common:close')}
    >
      <div ref={top} className="mu:flex mu:flex-col mu:gap-6">
        <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-2">
          {report.isUrgent && <Badge tone="danger">{t('reports.urgent')}</Badge>}
          {person.isNewcomer && <Badge>{t('reports.newcomer')}</Badge>}
          {person.isSuspended && <Badge tone="warning">{t('subject.suspended')}</Badge>}
          {person.mutedUntil !== null && (
            <Badge tone="warning">{t('subject.muted', { date: dateOf(person.mutedUntil) })}</Badge>
          )}
          <span className={muted}>{t('subject.since', { date: dateOf(person.createdAt) })}</span>
          {isWaiting && (
            <Button size="sm" isPending={changing.isPending} onPress={() => onClaim(!isMine)}>
              {t(isMine ? 'subject.unclaim' : 'subject.claim')}
            </Button>
          )}
        </div>
        {decision === null && <Escalation key={`escalation ${report._id}`} {...props} />}
        {isWaiting && (
          <KeyHints
            keys={[
              [['S'], t('keys.show')],
              [['C'], t('keys.claim')],
              ...(report.escalation === null ? [[['H'], t('keys.handOver')] as const] : []),
              [['D'], t('keys.decide')],
            ]}
          />
        )}
        {changing.error !== undefined && (
          <Banner tone="danger" title={t('decide.changeFailed')}>
            {changing.error}
          </Banner>
        )}
        <Evidence
          key={`evidence ${report._id}`}
          texts={hidesNames ? content.texts.filter(({ field }) => field !== 'name') : content.texts}
          pictures={content.pictures}
        >
          <section className="mu:mt-6 mu:flex mu:flex-col mu:gap-3">
            <h3 className={heading}>{t('subject.reports')}</h3>
            <ul className="mu:flex mu:flex-col mu:gap-4">
              {reports.map(({ _id, reporterName, reason, message, evidence, weight, createdAt }) => (
                <li key={_id} className="mu:flex mu:flex-col mu:gap-1 mu:text-sm">
                  <p className="mu:flex mu:flex-wrap mu:gap-x-2">
                    <span className="mu:font-medium">
                      {reporterName === null ? t('subject.guest') : nameOf(reporterName)}
                    </span>
                    <span>{t(`reports:reason.${reason}`)}</span>
                    <span className="mu:text-text-muted">
                      {t('reports.weight', { weight })} · {dateOf(createdAt)}
                    </span>
                  </p>
                  {message !== '' && (
                    <p dir="auto" className="mu:whitespace-pre-line mu:wrap-anywhere">
                      {message}
                    </p>
                  )}
                  {evidence.length > 0 && (
                    <ul aria-label={t('subject.evidence')} className="mu:border-l mu:border-border mu:pl-3">
                      {evidence.map(({ senderName, isReporter, content: text }, index) => (
                        <li key={index} dir="auto" className="mu:wrap-anywhere">
                          <span className="mu:text-text-muted">
                            {isReporter ? t('subject.reporter') : nameOf(senderName)}:
                          </span>{' '}
                          {text}
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </section>
        </Evidence>
        <section className="mu:flex mu:flex-col mu:gap-2">
          <h3 className={heading}>{t('subject.profiles')}</h3>
          <ul className="mu:flex mu:flex-wrap mu:gap-x-4 mu:gap-y-1 mu:text-sm">
            {profiles.map(({ _id, name, isHidden }, index) => (
              <li key={_id}>
                {isHidden ? (
                  <span>
                    <bdi>{hidesNames ? `${t('reports.someone')} ${index + 1}` : name}</bdi> ({t('subject.hidden')})
                  </span>
                ) : (
                  <Link href={profileHref(_id)}>
                    <bdi>{hidesNames ? `${t('reports.someone')} ${index + 1}` : name}</bdi>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
        {otherAccounts.length > 0 && (
          <section className="mu:flex mu:flex-col mu:gap-2">
            <h3 className={heading}>{t('subject.accounts')}</h3>
            <ul className="mu:flex mu:flex-wrap mu:gap-x-4 mu:gap-y-1 mu:text-sm">
              {otherAccounts.map(({ _id, displayName, createdAt, isSuspended, measures }) => (
                <li key={_id} className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-2">
                  <span className="mu:wrap-anywhere">{nameOf(displayName)}</span>
                  <span className="mu:text-text-muted">
                    {t('subject.since', { date: dateOf(createdAt) })} · {t('subject.measures', { count: measures })}
                  </span>
                  {isSuspended && <Badge tone="warning">{t('subject.suspended')}</Badge>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="mu:flex mu:flex-col mu:gap-2">
          <h3 className={heading}>{t('subject.strikes')}</h3>
          {strikes.length === 0 && <p className={muted}>{t('subject.noStrikes')}</p>}
          <ul className="mu:flex mu:flex-col mu:gap-3 mu:text-sm">
            {strikes.map((strike) => (
              <li key={strike._id}>
                <Strike {...props} decision={strike} />
              </li>
            ))}
          </ul>
        </section>
        {isWaiting && <DecisionForm key={`decision ${report._id}`} {...props} />}
        {decision !== null && (
          <section className="mu:flex mu:flex-col mu:gap-3">
            <h3 className={heading}>{t('decide.title')}</h3>
            <Strike {...props} decision={decision} />
            {decision.statement && <Statement statement={decision.statement} />}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** A decision in a line, with what can still be done about it. */
function Strike({
  decision,
  selfId,
  changing,
  keptReasonOf,
  onLift,
  onConfirm,
}: Pick<TeamReportDialogProps, 'selfId' | 'changing' | 'keptReasonOf' | 'onLift' | 'onConfirm'> & {
  decision: TeamDecision;
}) {
  const { t } = useTranslation(['moderation', 'reports']);
  const { locale } = useLocale();
  const [{ reason }, keep] = useKept({ reason: '' }, keptReasonOf?.(decision));
  const [isLifting, setLifting] = useState(reason !== '');
  const { measure, decidedBy, createdAt, endedAt, awaitsConfirmation, facts } = decision;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(createdAt));
  const isInForce = measure !== 'none' && endedAt === null;
  return (
    <div className="mu:flex mu:flex-col mu:gap-2 mu:text-sm">
      <p className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-2 mu:gap-y-1">
        <span className="mu:font-medium">{t(`measure.${measure}`)}</span>
        <span className="mu:text-text-muted">
          {t('decide.by', { name: decidedBy.displayName })} · {date}
        </span>
        {awaitsConfirmation && <Badge tone="warning">{t('decide.awaits')}</Badge>}
        {measure !== 'none' && endedAt !== null && <Badge>{t('reports:decisions.ended')}</Badge>}
      </p>
      {facts !== '' && (
        <p dir="auto" className="mu:whitespace-pre-line mu:wrap-anywhere">
          {facts}
        </p>
      )}
      {isInForce && !isLifting && (
        <div className="mu:flex mu:flex-wrap mu:gap-2">
          {awaitsConfirmation && decidedBy._id !== selfId && (
            <Button size="sm" variant="danger" isPending={changing.isPending} onPress={() => onConfirm(decision)}>
              {t('decide.confirm')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onPress={() => setLifting(true)}>
            {t('decide.lift')}
          </Button>
        </div>
      )}
      {isInForce && isLifting && (
        <form
          className="mu:flex mu:flex-wrap mu:items-end mu:gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== '') onLift(decision, reason.trim());
          }}
        >
          <TextField
            label={t('decide.liftReason')}
            maxLength={500}
            value={reason}
            onChange={(text) => keep({ reason: text })}
            className="mu:grow"
          />
          <Button type="submit" isPending={changing.isPending} isDisabled={reason.trim() === ''}>
            {t('decide.lift')}
          </Button>
        </form>
      )}
    </div>
  );
}
