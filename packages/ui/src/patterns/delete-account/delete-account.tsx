import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, useFaultText } from '../../lib/fault.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { GetHelp } from '../get-help/get-help.tsx';
import { Prose } from '../prose/prose.tsx';

/** A deletion before it is asked for. The view of the machine `leaving` fits. */
export interface DeleteAccountView {
  readonly status:
    | 'staying'
    | 'confirming'
    | 'outdated'
    | 'refused'
    | 'failed'
    | 'deleting'
    | 'pending'
    | 'restoring'
    | 'notRestored'
    | 'over';
  /** What the person types to confirm. */
  readonly word: string;
  readonly typed: string;
  readonly canConfirm: boolean;
  readonly fault: Fault | null;
}

export interface DeleteAccountProps {
  view: DeleteAccountView;
  /** Where open payments and waiting money are. */
  paymentsHref: string;
  onAsk: () => void;
  onType: (text: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
  /** Asks the person to sign in again. */
  onSignIn: () => void;
}

/** Asks for the deletion of one's account: says what goes and what stays, and is confirmed by typing (D68). */
export function DeleteAccount(props: DeleteAccountProps) {
  const { view, onAsk } = props;
  const { t } = useTranslation('leaving');
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = view.status !== 'staying';
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // Who turns back is where they began.
    if (wasAsked.current && !isAsked) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  return (
    <div className="mu:flex mu:flex-col mu:items-start mu:gap-6">
      <div className="mu:grid mu:w-full mu:grid-cols-1 mu:gap-6 mu:sm:grid-cols-2">
        {(['goes', 'stays'] as const).map((what) => (
          <div key={what} className="mu:text-sm">
            <h3 className="mu:mb-2 mu:font-semibold">{t(`delete.${what}`)}</h3>
            <Prose text={t(`delete.${what}List`)} />
          </div>
        ))}
      </div>
      {isAsked ? (
        <Question {...props} />
      ) : (
        <Button ref={button} onPress={onAsk}>
          {t('delete.ask')}
        </Button>
      )}
    </div>
  );
}

function Question({ view, paymentsHref, onType, onConfirm, onCancel, onSignIn }: DeleteAccountProps) {
  const { t } = useTranslation('leaving');
  const { status, word, typed, canConfirm } = view;
  const isDeleting = status === 'deleting';
  const form = useRef<HTMLFormElement>(null);
  // Who asked goes on with typing, and sees what follows, which may be below the window.
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    form.current?.scrollIntoView({ block: 'center' });
  }, []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (canConfirm && !isDeleting) onConfirm();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      aria-label={t('delete.question')}
      className="mu:flex mu:w-full mu:flex-col mu:items-start mu:gap-4 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-5"
    >
      <p className="mu:font-semibold">{t('delete.question')}</p>
      <TextField
        label={t('delete.type', { word })}
        value={typed}
        onChange={onType}
        isReadOnly={isDeleting}
        autoComplete="off"
        spellCheck="false"
        validationBehavior="aria"
        className="mu:w-full mu:max-w-md"
      />
      <Obstacle view={view} paymentsHref={paymentsHref} onSignIn={onSignIn} />
      <div className="mu:flex mu:flex-wrap mu:gap-3">
        <Button type="submit" variant="danger" isPending={isDeleting} isDisabled={!canConfirm && !isDeleting}>
          {t('delete.confirm')}
        </Button>
        <Button variant="quiet" isDisabled={isDeleting} onPress={onCancel}>
          {t('delete.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Why the account was not deleted, and what to do. */
function Obstacle({
  view: { status, fault },
  paymentsHref,
  onSignIn,
}: Pick<DeleteAccountProps, 'view' | 'paymentsHref' | 'onSignIn'>) {
  const { t } = useTranslation('leaving');
  const textOf = useFaultText();
  if (status !== 'outdated' && status !== 'refused' && status !== 'failed') return null;
  const action = {
    outdated: (
      <Button size="sm" variant="primary" onPress={onSignIn}>
        {t('delete.signIn')}
      </Button>
    ),
    refused: (
      <LinkButton size="sm" variant="primary" href={paymentsHref}>
        {t('delete.payments')}
      </LinkButton>
    ),
    failed: <GetHelp size="sm" requestId={fault?.requestId} />,
  }[status];
  return (
    <Banner
      tone={status === 'failed' ? 'danger' : 'warning'}
      title={t(`delete.${status}`)}
      action={action}
      className="mu:w-full"
    >
      {textOf(fault)}
    </Banner>
  );
}
