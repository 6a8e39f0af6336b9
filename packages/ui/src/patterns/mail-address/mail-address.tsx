import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Kept, useKept } from '../../lib/use-kept.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { LoadFailedBanner } from '../get-help/load-failed-banner.tsx';

/** Where a person's mail goes; addresses are hints, such as `a***@example.org` (D73). The contract's `MailAddress` fits. */
export interface MailAddressState {
  readonly address: string | null;
  readonly stoppedBy: 'bounce' | 'complaint' | null;
  readonly waiting: string | null;
  readonly isAvailable: boolean;
}

export type MailAddressView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly data: MailAddressState };

export interface MailAddressProps {
  view: MailAddressView;
  /** Max. characters of an address. */
  limit: number;
  isSaving: boolean;
  isRemoving: boolean;
  /** Why the last change failed; `field` is about the address itself. */
  error?: { readonly message: string; readonly field?: string | undefined } | undefined;
  /** What became of the link that was opened; `over` if it is not good any more and there is a confirmed address. */
  confirmation: 'none' | 'pending' | 'done' | 'over' | { readonly failed: string };
  /** Keeps the address that is typed until it is saved. */
  kept?: Kept<{ address: string }> | undefined;
  onSave: (address: string) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** Gives a mail address, says whether it is confirmed, and takes it back (D73). */
export function MailAddress({ view, confirmation, onRetry, ...props }: MailAddressProps) {
  const { t } = useTranslation('reach');
  return (
    <>
      <Confirmation confirmation={confirmation} />
      {view.status === 'loading' && (
        <Loading label={t('address.loading')} className="mu:flex mu:flex-col mu:gap-3">
          <Skeleton className="mu:w-1/2" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailedBanner title={t('address.loadFailed')} message={view.message} onRetry={onRetry} />
      )}
      {view.status === 'ready' &&
        (view.data.isAvailable ? (
          // What was typed to be confirmed goes once it is.
          <Address key={view.data.address} {...props} data={view.data} />
        ) : (
          <p className="mu:text-text-muted">{t('address.unavailable')}</p>
        ))}
    </>
  );
}

function Confirmation({ confirmation }: Pick<MailAddressProps, 'confirmation'>) {
  const { t } = useTranslation('reach');
  if (confirmation === 'none') return null;
  return (
    <output className="mu:block">
      {confirmation === 'pending' && <p className="mu:text-text-muted">{t('address.confirming')}</p>}
      {confirmation === 'done' && <Banner tone="success" title={t('address.confirmed')} />}
      {confirmation === 'over' && (
        <Banner tone="info" title={t('address.over')}>
          {t('address.overText')}
        </Banner>
      )}
      {typeof confirmation === 'object' && (
        <Banner tone="danger" title={t('address.notConfirmed')}>
          {confirmation.failed}
        </Banner>
      )}
    </output>
  );
}

type AddressProps = Omit<MailAddressProps, 'view' | 'confirmation' | 'onRetry'> & { data: MailAddressState };

function Address({ data, limit, isSaving, isRemoving, error, kept, onSave, onRemove }: AddressProps) {
  const { t } = useTranslation('reach');
  const [{ address: typed }, change] = useKept({ address: '' }, kept);
  const { address, waiting, stoppedBy } = data;
  const text = typed.trim();
  const input = useRef<HTMLInputElement>(null);
  const blamed = error?.field;
  // Whoever pressed the button hears what is wrong, where they can mend it.
  useEffect(() => {
    if (blamed !== undefined) input.current?.focus();
  }, [blamed]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text !== '' && !isSaving) onSave(text);
  };
  return (
    <>
      {address !== null && <p className="mu:wrap-anywhere">{t('address.yours', { address })}</p>}
      {stoppedBy !== null && (
        <Banner tone="warning" title={t('address.stopped')}>
          {t(`address.${stoppedBy}`)}
        </Banner>
      )}
      {waiting !== null && (
        <Banner tone="info" title={t('address.waiting', { address: waiting })}>
          {t('address.waitingText')}
        </Banner>
      )}
      <form noValidate onSubmit={send} className="mu:flex mu:flex-col mu:items-start mu:gap-4">
        {error && blamed === undefined && (
          <Banner tone="danger" title={t('address.failed')} className="mu:w-full">
            {error.message}
          </Banner>
        )}
        <TextField
          inputRef={input}
          type="email"
          label={t(address === null ? 'address.label' : 'address.another')}
          description={t('address.text')}
          value={typed}
          limit={limit}
          onChange={(text) => change({ address: text })}
          isReadOnly={isSaving}
          errorMessage={blamed}
          autoComplete="email"
          validationBehavior="aria"
          className="mu:w-full mu:max-w-md"
        />
        <div className="mu:flex mu:flex-wrap mu:gap-3">
          <Button type="submit" isPending={isSaving} isDisabled={text === '' && !isSaving}>
            {t(waiting === null ? 'address.save' : 'address.again')}
          </Button>
          {(address !== null || waiting !== null) && (
            <Button variant="quiet" isPending={isRemoving} onPress={onRemove}>
              {t('address.remove')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
