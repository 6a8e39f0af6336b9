import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { useFaultText } from '../../lib/fault.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { AddressText } from '../chat-guards/address-text.tsx';
import { GetHelp } from '../get-help/get-help.tsx';
import { WalletList } from '../../blocks/payment-panel/wallet-chooser.tsx';
import { timeOfDay } from '../../lib/when.ts';
import { ProofClaim } from './proof-line.tsx';
import { PROOF_KINDS, type ProofKind } from './proof.types.ts';
import { ProofPlaces } from './proof-places.tsx';
import type { ProveView } from './prove.types.ts';

export interface ProveFlowProps {
  view: ProveView;
  /** Whether others see what it is about (D87); undefined until that is known. */
  isShown?: boolean | undefined;
  /** What can be proven here. */
  offered: readonly ProofKind[];
  onChoose: (kind: ProofKind) => void;
  onType: (text: string) => void;
  /** What will be shown was read: go on. */
  onAsk: () => void;
  onSign: () => void;
  onChooseWallet: (walletId: string) => void;
  onCheck: () => void;
  onBack: () => void;
  onCancel: () => void;
}

/**
 * Proves one thing: its kind, what will be shown before it is shown, what to sign or place, and what came of it (D84 to D87). The view of the machine
 * `proof` decides which.
 */
export function ProveFlow(props: ProveFlowProps) {
  const { t } = useTranslation('proofs');
  const { view } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = PROOF_KINDS.find((each) => each === view.kind) ?? null;
  const { status } = view;
  const known = useRef(status);
  useEffect(() => {
    // What was pressed is gone with its step: who pressed it goes on from the heading.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (known.current !== status && isLost) heading.current?.focus();
    known.current = status;
  }, [status]);
  return (
    <section aria-labelledby="prove" className="mu:flex mu:flex-col mu:gap-4">
      <div>
        <h2 id="prove" ref={heading} tabIndex={-1} className="mu:w-fit mu:text-lg mu:font-semibold mu:focus-ring">
          {kind === null ? t('prove.title') : t('prove.step', { kind: t(`kind.${kind}`) })}
        </h2>
        {kind === null && <p className="mu:text-sm mu:text-text-muted">{t('prove.text')}</p>}
      </div>
      {kind === null ? (
        <Kinds offered={props.offered} onChoose={props.onChoose} />
      ) : (
        <div className="mu:flex mu:flex-col mu:gap-5 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-5">
          <Step {...props} kind={kind} />
        </div>
      )}
    </section>
  );
}

function Kinds({ offered, onChoose }: Pick<ProveFlowProps, 'offered' | 'onChoose'>) {
  const { t } = useTranslation('proofs');
  return (
    <ul className="mu:grid mu:grid-cols-1 mu:gap-3 mu:sm:grid-cols-2">
      {PROOF_KINDS.filter((kind) => offered.includes(kind)).map((kind) => (
        <li key={kind} className="mu:flex">
          <Button
            width="full"
            onPress={() => onChoose(kind)}
            aria-describedby={`prove-${kind}`}
            className="mu:h-auto mu:justify-start mu:py-3 mu:text-left"
          >
            <span className="mu:flex mu:min-w-0 mu:flex-col mu:whitespace-normal">
              <span>{t(`kind.${kind}`)}</span>
              <span id={`prove-${kind}`} className="mu:text-sm mu:font-normal mu:text-text-muted">
                {t(`hint.${kind}`)}
              </span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

type StepProps = ProveFlowProps & { kind: ProofKind };

function Step(props: StepProps) {
  const { t } = useTranslation('proofs');
  const { view, kind, onSign, onCheck, onAsk, onCancel } = props;
  const stop = (
    <Button variant="quiet" onPress={onCancel}>
      {t('prove.cancel')}
    </Button>
  );
  switch (view.status) {
    case 'choosing':
    case 'naming':
    case 'notAsked':
      return <Naming {...props} />;
    case 'asking':
      return <Waits title={t('prove.asking')} actions={stop} />;
    case 'finding':
      return <Waits title={t('prove.finding')} actions={stop} />;
    case 'picking':
      return <Wallets {...props} />;
    case 'connecting':
      return <Waits title={t('prove.connecting')} text={t('prove.connectingText')} actions={stop} />;
    case 'signing':
      return <Waits title={t('prove.signing')} text={t('prove.signingText')} actions={stop} />;
    case 'checking':
      return <Waits title={t('prove.checking')} text={t('prove.checkingText')} actions={stop} />;
    case 'unavailable':
      return (
        <Failure
          {...props}
          title={t('prove.noWallet')}
          action={
            <Button variant="primary" onPress={onSign}>
              {t('prove.again')}
            </Button>
          }
        />
      );
    case 'unsigned':
      return (
        <>
          <Failure
            {...props}
            title={t('prove.unsigned')}
            action={
              <Button variant="primary" onPress={onSign}>
                {t('prove.again')}
              </Button>
            }
          />
          <Signer {...props} />
        </>
      );
    case 'toSign':
    case 'toPlace':
    case 'toOpen':
      return <ToDo {...props} />;
    case 'refused':
      return (
        <>
          <Banner tone="warning" title={t(view.challenge?.places.length === 0 ? 'prove.refusedSign' : 'prove.refused')}>
            <FaultText view={view} />
          </Banner>
          <ToDo {...props} />
        </>
      );
    case 'down':
    case 'failed':
      return (
        <Failure
          {...props}
          title={t(`prove.${view.status}`)}
          text={view.status === 'down' ? t('prove.downText') : undefined}
          action={
            <Button variant="primary" onPress={onCheck}>
              {t('prove.again')}
            </Button>
          }
        />
      );
    case 'expired':
      return (
        <Ending
          title={t('prove.expired')}
          text={t('prove.expiredText')}
          tone="warning"
          actions={
            <>
              {view.challenge !== null && (
                <Button variant="primary" onPress={onAsk}>
                  {t('prove.renew')}
                </Button>
              )}
              {stop}
            </>
          }
        />
      );
    case 'conflict':
    case 'waiting':
    case 'proven': {
      // A wallet is hidden until its owner shows it.
      const isHidden = view.status === 'proven' && !(props.isShown ?? kind !== 'wallet');
      return (
        <Ending
          title={t(`prove.${view.status}`)}
          text={t(isHidden ? 'prove.provenHidden' : `prove.${view.status}Text`)}
          tone={view.status === 'proven' ? 'success' : view.status === 'conflict' ? 'warning' : 'info'}
          actions={<Button onPress={onCancel}>{t('prove.another')}</Button>}
        />
      );
    }
  }
}

/** What will be shown, and of what (D84). */
function Naming({ view, kind, onType, onAsk, onBack }: StepProps) {
  const { t } = useTranslation('proofs');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { subject, canAsk, status } = view;
  const typed = subject.trim();
  const named = typed === '' && kind !== 'wallet' ? t(`prove.example.${kind}`) : typed;
  const claim = {
    kind,
    subject: named,
    name: kind === 'seat' ? named : null,
    count: null,
    method: null,
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (canAsk) onAsk();
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="mu:flex mu:flex-col mu:gap-5">
      <p className="mu:text-sm mu:text-text-muted">{t(`hint.${kind}`)}</p>
      {kind !== 'wallet' && (
        <TextField
          label={t(`prove.subject.${kind}`)}
          placeholder={t(`prove.example.${kind}`)}
          value={subject}
          onChange={onType}
          autoComplete="off"
          spellCheck="false"
          maxLength={300}
          className="mu:max-w-md"
        />
      )}
      <div className="mu:rounded-card mu:bg-surface-sunken mu:px-4 mu:py-3">
        <p className="mu:mb-1 mu:text-sm mu:text-text-muted">{t('prove.shows')}</p>
        <ProofClaim claim={claim} />
        {kind === 'wallet' && <p className="mu:mt-1 mu:text-sm mu:text-text-muted">{t('prove.showsPrivate')}</p>}
      </div>
      {status === 'notAsked' && (
        <Banner
          tone="danger"
          title={t(view.fault?.isFinal ? 'prove.notAsked' : 'prove.failed')}
          action={<GetHelp size="sm" requestId={view.fault?.requestId} />}
        >
          <FaultText view={view} />
        </Banner>
      )}
      <div className="mu:flex mu:flex-wrap mu:gap-3">
        <Button type="submit" variant="primary" isDisabled={!canAsk}>
          {t('prove.ask')}
        </Button>
        <Button variant="quiet" onPress={onBack}>
          {t('prove.back')}
        </Button>
      </div>
    </form>
  );
}

/** This browser's wallets, where there are several (EIP-6963). */
function Wallets({ view, onChooseWallet, onBack }: StepProps) {
  const { t } = useTranslation('proofs');
  return (
    <>
      <p className="mu:font-medium">{t('prove.pick')}</p>
      <WalletList wallets={view.wallets} onChoose={onChooseWallet} />
      <div>
        <Button variant="quiet" onPress={onBack}>
          {t('prove.back')}
        </Button>
      </div>
    </>
  );
}

function Signer({ view, onBack }: StepProps) {
  const { t } = useTranslation('proofs');
  const signer = view.challenge?.signer;
  if (signer == null) return null;
  return (
    <div className="mu:flex mu:flex-wrap mu:items-end mu:justify-between mu:gap-3">
      <div className="mu:min-w-0 mu:text-sm">
        <p className="mu:text-text-muted">{t('prove.signer')}</p>
        <AddressText address={signer} className="mu:block" />
      </div>
      <Button size="sm" onPress={onBack}>
        {t('prove.otherWallet')}
      </Button>
    </div>
  );
}

/** What the person does now: signs, places something, or goes elsewhere. */
function ToDo({ view, kind, onSign, onCheck, onCancel }: StepProps) {
  const { t } = useTranslation('proofs');
  const { locale } = useLocale();
  const { challenge } = view;
  if (challenge === null)
    return (
      <div>
        <Button onPress={onCancel}>{t('prove.renew')}</Button>
      </div>
    );
  const { signer, places, href, expiresAt } = challenge;
  const isToSign = signer !== null;
  const place = kind === 'telegram' ? 'Telegram' : 'GitHub';
  return (
    <>
      {isToSign && (
        <div className="mu:flex mu:flex-col mu:gap-3">
          <div>
            <p className="mu:font-medium">{t('prove.sign')}</p>
            <p className="mu:text-sm mu:text-text-muted">{t('prove.signText')}</p>
          </div>
          <div className="mu:text-sm">
            <p className="mu:text-text-muted">{t('prove.signer')}</p>
            <AddressText address={signer} className="mu:block" />
          </div>
        </div>
      )}
      {places.length > 0 && <ProofPlaces places={places} />}
      {href !== null && (
        <div className="mu:flex mu:flex-col mu:items-start mu:gap-3">
          <div>
            <p className="mu:font-medium">{t('prove.open.title', { place })}</p>
            <p className="mu:text-sm mu:text-text-muted">
              {t(places.length > 0 ? 'prove.place.or' : 'prove.open.text')}
            </p>
          </div>
          <LinkButton variant={places.length > 0 ? 'secondary' : 'primary'} href={href} rel="noreferrer">
            {t(kind === 'telegram' ? 'prove.open.telegram' : 'prove.open.github')}
          </LinkButton>
        </div>
      )}
      <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-3">
        {isToSign && (
          <Button variant="primary" onPress={onSign}>
            {t('prove.signAction')}
          </Button>
        )}
        {places.length > 0 && (
          <Button variant="primary" onPress={onCheck}>
            {t('prove.check')}
          </Button>
        )}
        <Button variant="quiet" onPress={onCancel}>
          {t('prove.cancel')}
        </Button>
        <p className="mu:text-sm mu:text-text-muted">{t('prove.until', { time: timeOfDay(expiresAt, locale) })}</p>
      </div>
    </>
  );
}

function Waits({ title, text, actions }: { title: string; text?: string; actions: ReactNode }) {
  return (
    <>
      <output className="mu:flex mu:items-center mu:gap-3">
        <ProgressCircle isIndeterminate label={title} size="sm" />
        <span className="mu:min-w-0">
          <span className="mu:block mu:font-medium">{title}</span>
          {text !== undefined && <span className="mu:block mu:text-sm mu:text-text-muted">{text}</span>}
        </span>
      </output>
      <div>{actions}</div>
    </>
  );
}

/** What failed, in words, with the same again. */
function Failure({
  view,
  title,
  text,
  action,
  onBack,
  onCancel,
}: StepProps & { title: string; text?: string | undefined; action: ReactNode }) {
  const { t } = useTranslation('proofs');
  const isOfWallet = view.status === 'unavailable';
  return (
    <>
      <Banner tone="danger" title={title} action={<GetHelp size="sm" requestId={view.fault?.requestId} />}>
        {text ?? <FaultText view={view} />}
      </Banner>
      <div className="mu:flex mu:flex-wrap mu:gap-3">
        {action}
        <Button variant="quiet" onPress={isOfWallet ? onBack : onCancel}>
          {t(isOfWallet ? 'prove.back' : 'prove.cancel')}
        </Button>
      </div>
    </>
  );
}

const WALLET_FAULTS = ['missing', 'rejected', 'anotherAddress', 'locked', 'closed', 'unclear', 'failed'] as const;

/** Why it failed: what a wallet said, or the server. */
function FaultText({ view: { fault } }: { view: ProveView }) {
  const { t } = useTranslation('proofs');
  const textOf = useFaultText();
  const ofWallet = WALLET_FAULTS.find((code) => code === fault?.code);
  return ofWallet === undefined ? textOf(fault) : t(`prove.wallet.${ofWallet}`);
}

function Ending({
  title,
  text,
  tone,
  actions,
}: {
  title: string;
  text: string;
  tone: 'success' | 'warning' | 'info';
  actions: ReactNode;
}) {
  return (
    <>
      <Banner tone={tone} title={title}>
        {text}
      </Banner>
      <div className="mu:flex mu:flex-wrap mu:gap-3">{actions}</div>
    </>
  );
}
