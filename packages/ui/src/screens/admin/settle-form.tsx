import { type FormEvent, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { coinText, coinsText, dollarText, shortHash } from '../../patterns/payment-panel/payment.words.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { CheckboxGroup } from '../../primitives/checkbox-group/checkbox-group.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import { RadioCard, RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import type { Change, Settlement, SettlementDraft, TeamPayment } from './admin.types.ts';
import { ChangeFailed } from './change-failed.tsx';

const NOTE_MOST = 1000;
const HASH = /^0x[\da-f]{64}$/iu;

export interface SettleFormProps {
  of: TeamPayment;
  draft: SettlementDraft;
  change: Change;
  onDraftChange: (draft: SettlementDraft) => void;
  /** Called after confirmation. */
  onSettle: (settlement: Settlement) => void;
}

/** The payer's request, and the refund address. */
function Wish({ of: { payment, claimSignature } }: Pick<SettleFormProps, 'of'>) {
  const { t } = useTranslation(['admin', 'common']);
  const { claim } = payment;
  if (claim === null) return <p className="mu:text-sm mu:text-text-muted">{t('payments.wish.nothing')}</p>;
  if (claim.wish === 'period')
    return (
      <p className="mu:text-sm">{t('payments.wish.period', { plan: t(`users.tier.${payment.subscriptionTier}`) })}</p>
    );
  return (
    <div className="mu:flex mu:flex-col mu:gap-1 mu:text-sm">
      <p className="mu:block">{t('payments.wish.refund')}</p>
      {claim.refundAddress !== null && (
        <p className="mu:flex mu:flex-wrap mu:items-center mu:gap-2">
          <span translate="no" className="mu:font-mono mu:text-xs mu:break-all">
            {claim.refundAddress}
          </span>
          <CopyButton
            hideLabel
            size="sm"
            variant="quiet"
            text={claim.refundAddress}
            label={t('payments.copyAddress')}
            copiedLabel={t('payments.copied')}
            failedLabel={t('payments.notCopied')}
          />
        </p>
      )}
      {claimSignature !== null && <p className="mu:text-xs mu:text-text-muted">{t('payments.wish.signed')}</p>}
    </div>
  );
}

/**
 * The team's decision about money that bought nothing (D15): a period, if it is worth about the price, or a record of its refund. Asks for
 * confirmation.
 */
export function SettleForm({ of, draft, change, onDraftChange, onSettle }: SettleFormProps) {
  const { t } = useTranslation(['admin', 'common', 'payments']);
  const { locale } = useLocale();
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { payment, unsettledTransferIds, userName } = of;
  const waiting = payment.transfers.filter(({ _id }) => unsettledTransferIds.includes(_id));
  const chosen = draft.transferIds.filter((id) => unsettledTransferIds.includes(id));
  const plan = t(`users.tier.${payment.subscriptionTier}`);
  const { usd, isAboutPrice } = payment.unsettledWorth;
  const outcome = isAboutPrice ? draft.outcome : 'refunded';
  const isRefund = outcome === 'refunded';
  const action = {
    credited: t('payments.settle.doCredit'),
    refunded: t('payments.settle.doRefund'),
    none: t('payments.settle.do'),
  }[outcome ?? 'none'];
  const faults = {
    outcome: outcome === null ? t('payments.settle.noOutcome') : undefined,
    transfers: chosen.length === 0 ? t('payments.settle.noTransfer') : undefined,
    txHash: isRefund && !HASH.test(draft.txHash.trim()) ? t('payments.settle.noHash') : undefined,
    note: draft.note.trim() === '' ? t('reasonMissing') : undefined,
  };
  const isWhole = Object.values(faults).every((fault) => fault === undefined);

  function ask(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isWhole && !change.isPending) setAsking(true);
  }
  return (
    <form
      onSubmit={ask}
      aria-labelledby="settle-title"
      className="mu:flex mu:flex-col mu:gap-5 mu:rounded-card mu:border mu:border-border-strong mu:bg-surface-sunken mu:p-4"
    >
      <div className="mu:flex mu:flex-col mu:gap-1">
        <h3 id="settle-title" className="mu:font-medium">
          {t('payments.settle.title', { amount: coinsText(payment.unsettled, locale) })}
        </h3>
        <p className="mu:figures mu:text-sm">
          {t('payments.settle.worth', {
            worth: dollarText(usd, locale),
            price: dollarText(payment.usdPrice, locale),
            plan,
          })}
        </p>
        <Wish of={of} />
      </div>
      {waiting.length > 1 && (
        <CheckboxGroup
          label={t('payments.settle.transfers')}
          value={chosen}
          onChange={(transferIds) => onDraftChange({ ...draft, transferIds })}
          errorMessage={isTried ? faults.transfers : undefined}
        >
          {waiting.map(({ _id, amount, symbol, txHash, countedAs }) => (
            <Checkbox
              key={_id}
              value={_id}
              description={`${t(`payments:story.counted.${countedAs}`)}${txHash === null ? '' : ` ${shortHash(txHash)}`}`}
            >
              <span translate="no">{coinText(amount, symbol)}</span>
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      {isAboutPrice ? (
        <RadioCards
          label={t('payments.settle.outcome')}
          columns="two"
          value={outcome}
          onChange={(value) => onDraftChange({ ...draft, outcome: value === 'refunded' ? 'refunded' : 'credited' })}
          errorMessage={isTried ? faults.outcome : undefined}
        >
          <RadioCard value="credited" title={t('payments.settle.credited', { plan })}>
            {t('payments.settle.creditedText')}
          </RadioCard>
          <RadioCard value="refunded" title={t('payments.settle.refunded')}>
            {t('payments.settle.refundedText')}
          </RadioCard>
        </RadioCards>
      ) : (
        <p className="mu:text-sm">{t('payments.settle.onlyRefund')}</p>
      )}
      {isRefund && (
        <TextField
          label={t('payments.settle.hash')}
          placeholder="0x…"
          value={draft.txHash}
          onChange={(txHash) => onDraftChange({ ...draft, txHash })}
          errorMessage={isTried ? faults.txHash : undefined}
        />
      )}
      <TextArea
        label={t('payments.settle.note')}
        description={t('payments.settle.noteText')}
        rows={2}
        limit={NOTE_MOST}
        value={draft.note}
        onChange={(note) => onDraftChange({ ...draft, note })}
        errorMessage={isTried ? faults.note : undefined}
      />
      <ChangeFailed title={t('payments.settle.failed')} change={change} />
      <Button type="submit" variant="primary" isPending={change.isPending} className="mu:max-sm:w-full mu:sm:self-end">
        {action}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={action}
        confirmLabel={action}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setAsking(false);
          if (outcome === null) return;
          onSettle({
            ...draft,
            outcome,
            transferIds: chosen,
            txHash: isRefund ? draft.txHash.trim() : '',
            note: draft.note.trim(),
          });
        }}
      >
        {isRefund
          ? t('payments.settle.sureRefund', { name: userName || t('users.unknown') })
          : t('payments.settle.sureCredit', { name: userName || t('users.unknown'), plan })}
      </AlertDialog>
    </form>
  );
}
