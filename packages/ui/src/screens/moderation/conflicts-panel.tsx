import type { FormEvent, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../patterns/conversation-list/partner.ts';
import { ProofClaim } from '../../patterns/proofs/proof-line.tsx';
import type { ProofKind, ProofMethod } from '../../patterns/proofs/proof.types.ts';
import { useChecked, useClaim } from '../../patterns/proofs/use-claim.ts';
import { agoShort } from '../../lib/when.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import type { ListView } from '../admin/admin.types.ts';
import type { Saving } from './moderation.types.ts';
import { QueueList } from './queue-list.tsx';
import { type Kept, useKept } from '../../lib/use-kept.ts';

export const CONFLICT_STATES = ['open', 'decided'] as const;
type State = (typeof CONFLICT_STATES)[number];

export const KEEPERS = ['holder', 'claimant', 'nobody'] as const;
export type Keeper = (typeof KEEPERS)[number];

/** One of the two who have proven the same. */
export interface ConflictSide {
  readonly profile: Partner;
  readonly method: ProofMethod;
  readonly provedAt: string;
  readonly checkedAt: string;
  /** What was signed or found, for the team alone. */
  readonly evidence: readonly { readonly name: string; readonly value: string }[];
}

/** What two profiles have proven (D85). */
export interface TeamConflict {
  readonly _id: string;
  readonly kind: ProofKind;
  readonly subject: string;
  readonly holder: ConflictSide;
  readonly claimant: ConflictSide;
  readonly createdAt: string;
  /** Null while it is open. */
  readonly keeps: Keeper | null;
  readonly reason: string | null;
}

/** What evidence says, in the order in which it is read: what is claimed, who showed it, and by what. */
const EVIDENCE = [
  'domain',
  'repository',
  'contract',
  'collection',
  'role',
  'found',
  'address',
  'account',
  'id',
  'ownerId',
  'administrator',
  'signedIn',
  'project',
  'name',
  'line',
  'message',
  'signature',
] as const;
/** What a later version calls something comes last. */
const placeOf = (name: string): number => {
  const place = EVIDENCE.findIndex((each) => each === name);
  return place < 0 ? EVIDENCE.length : place;
};

const claimIn = ({ kind, subject }: TeamConflict) => ({ kind, subject, name: null, count: null, method: null });

export interface ConflictsPanelProps {
  view: ListView<TeamConflict>;
  state: State;
  onState: (state: State) => void;
  /** Milliseconds. */
  now: number;
  onOpen: (conflict: TeamConflict) => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
  /** The conflict that is open over the list. */
  openId?: string | null;
  /** What is open over the list. */
  children?: ReactNode;
}

/** /admin/conflicts: what two profiles have proven, the oldest first (D85). */
export function ConflictsPanel({
  view,
  state,
  onState,
  now,
  onOpen,
  onRetry,
  pageHref,
  openId = null,
  children,
}: ConflictsPanelProps) {
  const { t } = useTranslation(['proofs', 'moderation']);
  const { locale } = useLocale();
  const claimOf = useClaim();
  const nameOf = useSideName();
  return (
    <QueueList
      view={view}
      texts={{
        title: t('conflicts.title'),
        loading: t('conflicts.loading'),
        error: t('conflicts.error'),
        empty: t('conflicts.empty'),
        emptyText: t('conflicts.emptyText'),
      }}
      filters={
        <Select
          size="sm"
          className="mu:w-40"
          label={t('conflicts.state')}
          value={state}
          onChange={onState}
          options={CONFLICT_STATES.map((key) => ({ key, label: t(`conflicts.${key}`) }))}
        />
      }
      onOpen={onOpen}
      onRetry={onRetry}
      pageHref={pageHref}
      openId={openId}
      over={children}
    >
      {(conflict) => (
        <div className="mu:min-w-0 mu:grow">
          <p className="mu:font-medium mu:wrap-anywhere">{claimOf(claimIn(conflict))}</p>
          <p className="mu:text-sm mu:wrap-anywhere mu:text-text-muted">
            <bdi>{nameOf(conflict.holder)}</bdi> · <bdi>{nameOf(conflict.claimant)}</bdi> ·{' '}
            {agoShort(conflict.createdAt, now, locale)}
          </p>
        </div>
      )}
    </QueueList>
  );
}

function useSideName(): (side: ConflictSide) => string {
  const { t } = useTranslation('proofs');
  return ({ profile }) => (profile.isDeleted ? t('conflicts.deleted') : profile.name);
}

/** A decision on a conflict while it is written. */
export interface ConflictDraft {
  readonly keeps: Keeper | null;
  readonly reason: string;
}

export interface ConflictDialogProps {
  conflict: TeamConflict;
  /** Milliseconds. */
  now: number;
  saving: Saving;
  /** Keeps the draft of the decision until it is sent. */
  kept?: Kept<ConflictDraft> | undefined;
  profileHref: (id: string) => string;
  onDecide: (keeps: Keeper, reason: string) => void;
  onClose: () => void;
}

const REASON_MOST = 500;

/** Both sides of a conflict with their evidence, and the decision who keeps it (D85). */
export function ConflictDialog({ conflict, now, saving, kept, profileHref, onDecide, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['proofs', 'common']);
  const nameOf = useSideName();
  const [{ keeps, reason }, change] = useKept<ConflictDraft>({ keeps: null, reason: '' }, kept);
  const { holder, claimant } = conflict;
  const words: Readonly<Record<Keeper, string>> = {
    holder: t('conflicts.keepsHolder', { name: nameOf(holder) }),
    claimant: t('conflicts.keepsClaimant', { name: nameOf(claimant) }),
    nobody: t('conflicts.keepsNobody'),
  };
  const isReady = keeps !== null && reason.trim() !== '' && !saving.isPending;
  function decide(event: FormEvent): void {
    event.preventDefault();
    if (isReady) onDecide(keeps, reason.trim());
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={t('conflicts.dialog')}
      closeLabel={t('common:close')}
    >
      <div className="mu:flex mu:flex-col mu:gap-6">
        <ProofClaim claim={claimIn(conflict)} />
        <div className="mu:grid mu:grid-cols-1 mu:gap-6 mu:md:grid-cols-2">
          <Side title={t('conflicts.holder')} side={holder} now={now} profileHref={profileHref} />
          <Side title={t('conflicts.claimant')} side={claimant} now={now} profileHref={profileHref} />
        </div>
        {conflict.keeps !== null && (
          <Banner title={words[conflict.keeps]}>
            <span dir="auto" className="mu:whitespace-pre-line">
              {conflict.reason}
            </span>
          </Banner>
        )}
        {conflict.keeps === null && (
          <form onSubmit={decide} className="mu:flex mu:flex-col mu:gap-4">
            <Select
              label={t('conflicts.keeps')}
              value={keeps}
              onChange={(next) => change({ keeps: next })}
              options={KEEPERS.map((key) => ({ key, label: words[key] }))}
            />
            <TextArea
              label={t('conflicts.reason')}
              description={t('conflicts.reasonText')}
              limit={REASON_MOST}
              rows={3}
              value={reason}
              onChange={(next) => change({ reason: next })}
            />
            {saving.error !== undefined && (
              <Banner tone="danger" title={t('conflicts.failed')}>
                {saving.error}
              </Banner>
            )}
            <div>
              <Button type="submit" variant="primary" isDisabled={!isReady} isPending={saving.isPending}>
                {t('conflicts.decide')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Dialog>
  );
}

interface SideProps {
  title: string;
  side: ConflictSide;
  now: number;
  profileHref: (id: string) => string;
}

function Side({ title, side, now, profileHref }: SideProps) {
  const { t } = useTranslation(['proofs', 'claims']);
  const { locale } = useLocale();
  const checked = useChecked(now);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const nameOf = useSideName();
  const { profile, method, provedAt, checkedAt, evidence } = side;
  const wordOf = (name: string): string => {
    const known = EVIDENCE[placeOf(name)];
    return known === undefined ? name : t(`conflicts.evidence.${known}`);
  };
  return (
    <section className="mu:flex mu:min-w-0 mu:flex-col mu:gap-2">
      <h3 className="mu:text-sm mu:text-text-muted">{title}</h3>
      <p className="mu:font-medium mu:wrap-anywhere">
        {profile.isDeleted ? (
          nameOf(side)
        ) : (
          <Link href={profileHref(profile._id)} target="_blank" dir="auto">
            {profile.name}
          </Link>
        )}
      </p>
      <p className="mu:text-sm mu:text-text-muted">
        {t(`claims:method.${method}`)} · {t('conflicts.provenOn', { date: day.format(new Date(provedAt)) })} ·{' '}
        {checked(checkedAt)}
      </p>
      <dl className="mu:max-h-60 mu:overflow-y-auto mu:rounded-card mu:border mu:border-border mu:px-3 mu:text-sm">
        {evidence
          .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
          .map(({ name, value }) => (
            <div key={name} className="mu:border-b mu:border-border mu:py-2 mu:last:border-b-0">
              <dt className="mu:text-text-muted">{wordOf(name)}</dt>
              <dd translate="no" className="mu:m-0 mu:font-mono mu:whitespace-pre-wrap mu:wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
