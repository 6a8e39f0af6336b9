import { posesAsTeam, warningKinds } from '@mutuals/text/guards';
import type { HTMLAttributes } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import type { Fault, MessageWarning } from '../../lib/fault.ts';
import { Button } from '../../primitives/button/button.tsx';
import { DangerIcon } from '../../primitives/icons/icons.ts';
import type { MessageRow } from '../chat-thread/message.types.ts';
import { AddressText } from './address-text.tsx';
import { type ChatProof, provenAddresses } from './proven.ts';

export interface SendWarningProps extends HTMLAttributes<HTMLDivElement> {
  /** The loaded messages, own unsent ones included. */
  rows: readonly MessageRow[];
  partnerName: string;
  /** What both sides have proven: what only resembles such an address is never sent (D69). */
  proofs?: readonly ChatProof[];
  /** Sends a message although it was warned of; `kinds` are the warnings that are overruled. */
  onSendAnyway: (clientId: string, kinds: readonly string[]) => void;
  /** Takes a message back into the draft. */
  onEdit: (clientId: string) => void;
  onRemove: (clientId: string) => void;
}

/** The most conversations of a newcomer that wait for an answer (D66). */
const NEWCOMER_CONVERSATIONS = 5;

/** So many warnings have room on a phone; more of them scroll, and keys reach them. */
const SHORT = 2;

const STOPS = ['seed_phrase', 'message_warned', 'newcomer_link', 'newcomer_conversations'] as const;
type Stop = (typeof STOPS)[number];
const stopOf = (fault: Fault | null): Stop | undefined => STOPS.find((code) => code === fault?.code);

/** Both addresses of a resemblance, one above the other, so that their middles are compared. */
function Pair({ found, other }: { found: string; other: string }) {
  const { t } = useTranslation('guards');
  return (
    <dl className="mu:mt-2 mu:grid mu:gap-2 mu:sm:grid-cols-2">
      {(
        [
          ['yours', found],
          ['seen', other],
        ] as const
      ).map(([which, address]) => (
        <div key={which} className="mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:px-3 mu:py-2">
          <dt className="mu:text-xs mu:text-text-muted">{t(`send.${which}`)}</dt>
          <dd className="mu:m-0">
            <AddressText address={address} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Warned({ warning: { kind, found, other }, partnerName }: { warning: MessageWarning; partnerName: string }) {
  const { t } = useTranslation('guards');
  const known = warningKinds.find((one) => one === kind);
  return (
    <li className="mu:block">
      {t(`send.${known ?? 'unknown'}`, { found, name: partnerName })}
      {kind === 'mistyped_address' && found !== null && <AddressText address={found} className="mu:mt-1 mu:block" />}
      {found !== null && other !== null && <Pair found={found} other={other} />}
    </li>
  );
}

/**
 * Says why the newest stopped message was not sent, above where it is written: what to look at again, and the ways on. A
 * warning is overruled by a press; a seed phrase and what resembles a proven address never (D69). Nothing where no message was stopped.
 */
export function SendWarning({
  rows,
  partnerName,
  proofs = [],
  onSendAnyway,
  onEdit,
  onRemove,
  className,
  ...props
}: SendWarningProps) {
  const { t } = useTranslation('guards');
  const { locale } = useLocale();
  const stopped = rows.findLast(({ fault }) => stopOf(fault) !== undefined);
  const stop = stopOf(stopped?.fault ?? null);
  if (stopped === undefined || stop === undefined || stopped.clientId === null) return null;
  const { clientId, fault } = stopped;
  const warnings = fault?.warnings ?? [];
  const proven = new Set(provenAddresses(proofs).map((address) => address.toLowerCase()));
  const isOfProven = warnings.some(({ other }) => other !== null && proven.has(other.toLowerCase()));
  const until = fault?.until === undefined ? undefined : new Date(fault.until);
  const date = until && new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(until);
  return (
    <div
      // Said once for each message, also where the next one is stopped for the same reason.
      key={clientId}
      role="alert"
      {...props}
      className={join(
        'mu:mb-2 mu:flex mu:gap-3 mu:rounded-card mu:bg-danger-soft mu:p-4 mu:forced-colors:border',
        className,
      )}
    >
      <DangerIcon aria-hidden="true" className="mu:mt-0.5 mu:size-5 mu:shrink-0 mu:text-danger-text" />
      <div className="mu:min-w-0 mu:flex-1">
        <p className="mu:font-medium">{t(stop === 'seed_phrase' ? 'send.neverTitle' : 'send.title')}</p>
        {stop === 'message_warned' ? (
          <Group
            aria-label={t('send.title')}
            tabIndex={warnings.length > SHORT ? 0 : undefined}
            className="mu:mt-1 mu:max-h-80 mu:overflow-y-auto mu:focus-ring"
          >
            <ul className="mu:flex mu:flex-col mu:gap-2 mu:text-sm">
              {warnings.map((warning) => (
                <Warned key={warning.kind} warning={warning} partnerName={partnerName} />
              ))}
              {isOfProven && <li className="mu:block">{t('send.resembling_proven')}</li>}
            </ul>
          </Group>
        ) : (
          <p className="mu:mt-1 mu:text-sm">{t(`send.${stop}`, { date, max: NEWCOMER_CONVERSATIONS })}</p>
        )}
        <div className="mu:mt-3 mu:flex mu:flex-wrap mu:gap-2">
          <Button size="sm" onPress={() => onEdit(clientId)}>
            {t('send.edit')}
          </Button>
          {stop === 'message_warned' && !isOfProven && (
            <Button
              size="sm"
              variant="quiet"
              onPress={() =>
                onSendAnyway(
                  clientId,
                  warnings.map(({ kind }) => kind),
                )
              }
            >
              {t('send.anyway')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onPress={() => onRemove(clientId)}>
            {t('send.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Says that a partner whose name reads like ours or our team's is not from us. */
export function PartnerNotice({ name, className, ...props }: HTMLAttributes<HTMLDivElement> & { name: string }) {
  const { t } = useTranslation('guards');
  if (!posesAsTeam(name)) return null;
  return (
    <div
      {...props}
      className={join('mu:mb-2 mu:rounded-card mu:bg-warning-soft mu:px-4 mu:py-3 mu:text-sm', className)}
    >
      {t('notice.partner', { name })}
    </div>
  );
}
