import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import { type Deletion, DeleteDialog } from '../delete-dialog/delete-dialog.tsx';
import { ProofClaim } from './proof-line.tsx';
import type { OwnProof } from './proof.types.ts';
import { isKnown } from './proof-words.ts';
import { useChecked, useClaim } from './use-claim.ts';

export interface OwnProofsProps {
  /** Withdrawn ones included: they are the history, for the owner alone. */
  proofs: readonly OwnProof[];
  /** Milliseconds. */
  now: number;
  /** What is being changed. */
  pendingId?: string | undefined;
  deletion?: Deletion | undefined;
  /** The X account of the sign-in, without its `@`, and where the profile can link to it; omitted where there is none, or a link to it. */
  signIn?: { readonly name: string; readonly editHref: string } | undefined;
  /** Shows it to others, or keeps it to oneself (D87). */
  onShow: (proof: OwnProof, isShown: boolean) => void;
  /** Goes on with what was begun, or proves again what is to be proven again. */
  onProve: (proof: OwnProof) => void;
  onTakeBack: (id: string) => void;
}

type State = 'proven' | 'unconfirmed' | 'pending' | 'waiting' | 'conflicting';

const stateOf = ({ state, kind }: OwnProof): State =>
  state === 'pending' && kind === 'seat' ? 'waiting' : state === 'withdrawn' ? 'pending' : state;

const TONES = {
  proven: 'success',
  unconfirmed: 'warning',
  pending: 'neutral',
  waiting: 'neutral',
  conflicting: 'warning',
} as const;

/** One's own proofs with their state in words, the ways on, and what was withdrawn (D84 to D87). */
export function OwnProofs({ proofs, now, pendingId, deletion, signIn, onShow, onProve, onTakeBack }: OwnProofsProps) {
  const { t } = useTranslation('proofs');
  const [askedId, setAskedId] = useState<string | null>(null);
  const known = proofs.filter(isKnown);
  const held = known.filter(({ state }) => state !== 'withdrawn');
  const past = known.filter(({ state }) => state === 'withdrawn');
  return (
    <div className="mu:flex mu:flex-col mu:gap-10">
      <section aria-labelledby="own-proofs" className="mu:flex mu:flex-col mu:gap-3">
        <h2 id="own-proofs" className="mu:text-lg mu:font-semibold">
          {t('own.title')}
        </h2>
        {held.length === 0 ? (
          <div className="mu:rounded-card mu:border mu:border-border mu:p-5">
            <p className="mu:font-medium">{t('own.none')}</p>
            <p className="mu:text-sm mu:text-text-muted">{t('own.noneText')}</p>
          </div>
        ) : (
          <ul className="mu:divide-y mu:divide-border mu:rounded-card mu:border mu:border-border mu:bg-surface-raised">
            {held.map((proof) => (
              <Held
                key={proof._id}
                proof={proof}
                now={now}
                isPending={pendingId === proof._id}
                onShow={onShow}
                onProve={onProve}
                onTakeBack={() => setAskedId(proof._id)}
              />
            ))}
          </ul>
        )}
        {signIn && held.every(({ kind }) => kind !== 'x') && (
          <p className="mu:max-w-prose mu:text-sm mu:text-text-muted">
            {t('own.signedIn', { name: signIn.name })} <Link href={signIn.editHref}>{t('own.signedInEdit')}</Link>
          </p>
        )}
      </section>
      {past.length > 0 && <History proofs={past} />}
      <DeleteDialog
        askedId={held.some(({ _id }) => _id === askedId) ? askedId : null}
        title={t('remove.title')}
        confirmLabel={t('remove.confirm')}
        cancelLabel={t('remove.cancel')}
        failedTitle={t('remove.failed')}
        deletion={deletion}
        onDelete={onTakeBack}
        onClose={() => setAskedId(null)}
      >
        {t('remove.text')}
      </DeleteDialog>
    </div>
  );
}

interface HeldProps {
  proof: OwnProof;
  now: number;
  isPending: boolean;
  onShow: OwnProofsProps['onShow'];
  onProve: OwnProofsProps['onProve'];
  onTakeBack: () => void;
}

function Held({ proof, now, isPending, onShow, onProve, onTakeBack }: HeldProps) {
  const { t } = useTranslation(['proofs', 'claims']);
  const { locale } = useLocale();
  const claimOf = useClaim();
  const checked = useChecked(now);
  const { method, checkedAt, expiresAt } = proof;
  const state = stateOf(proof);
  const claim = claimOf(proof);
  const isProven = state === 'proven' || state === 'unconfirmed';
  // The link on the profile is what shows it, and what takes it back.
  const isBySignIn = proof.kind === 'x';
  const goesOn = state === 'pending' || state === 'unconfirmed';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const facts = [
    ...(method === null ? [] : [t(`claims:method.${method}`)]),
    ...(isProven && checkedAt !== null ? [checked(checkedAt)] : []),
    ...(isProven && proof.unconfirmedSince !== null
      ? [t('claims:unconfirmed', { date: day.format(new Date(proof.unconfirmedSince)) })]
      : []),
    ...(isProven && expiresAt !== null ? [t('own.renew', { date: day.format(new Date(expiresAt)) })] : []),
  ];
  const text =
    proof.conflict?.side === 'holder'
      ? t('own.text.holder')
      : state === 'conflicting'
        ? t('own.text.conflict')
        : state === 'proven'
          ? isBySignIn
            ? t(proof.isShown ? 'own.text.x' : 'own.text.xUnseen')
            : null
          : t(`own.text.${state}`);
  return (
    <li className="mu:flex mu:flex-col mu:gap-3 mu:p-5">
      <div className="mu:flex mu:flex-wrap mu:items-start mu:justify-between mu:gap-x-4 mu:gap-y-1">
        <ProofClaim claim={proof} className="mu:grow mu:basis-60" />
        <Badge tone={TONES[state]}>{t(`own.state.${state}`)}</Badge>
      </div>
      {facts.length > 0 && <p className="mu:text-sm mu:text-text-muted">{facts.join(' · ')}</p>}
      {text !== null && <p className="mu:max-w-prose mu:text-sm mu:text-text-muted">{text}</p>}
      {isProven && !isBySignIn && (
        <Switch
          isSelected={proof.isShown}
          isReadOnly={isPending}
          {...(proof.isShown ? {} : { description: t('own.shownText') })}
          onChange={(isShown) => onShow(proof, isShown)}
        >
          {t('own.shown')}
        </Switch>
      )}
      {!isBySignIn && (
        // A quiet button alone stands where the text begins.
        <div className={join('mu:flex mu:flex-wrap mu:gap-2', !goesOn && 'mu:-ml-3')}>
          {goesOn && (
            <Button
              size="sm"
              aria-label={t(state === 'pending' ? 'own.goOnNamed' : 'own.checkAgainNamed', { claim })}
              onPress={() => onProve(proof)}
            >
              {t(state === 'pending' ? 'own.goOn' : 'own.checkAgain')}
            </Button>
          )}
          <Button size="sm" variant="quiet" aria-label={t('own.takeBackNamed', { claim })} onPress={onTakeBack}>
            {t('own.takeBack')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What was withdrawn, and why; only its owner sees it. */
function History({ proofs }: { proofs: readonly OwnProof[] }) {
  const { t } = useTranslation('proofs');
  const { locale } = useLocale();
  const claimOf = useClaim();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <section aria-labelledby="past-proofs" className="mu:flex mu:flex-col mu:gap-3">
      <div>
        <h2 id="past-proofs" className="mu:text-lg mu:font-semibold">
          {t('history.title')}
        </h2>
        <p className="mu:text-sm mu:text-text-muted">{t('history.text')}</p>
      </div>
      <ul className="mu:flex mu:flex-col">
        {proofs.map((proof) => (
          <li key={proof._id} className="mu:border-b mu:border-border mu:py-2.5 mu:text-sm mu:last:border-b-0">
            <p className="mu:wrap-anywhere mu:text-text-muted">
              <s>{claimOf(proof)}</s>
            </p>
            <p className="mu:wrap-anywhere">
              {proof.withdrawnBecause !== null && t(`history.reason.${proof.withdrawnBecause}`)}
              {proof.withdrawnAt !== null && ` · ${day.format(new Date(proof.withdrawnAt))}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
