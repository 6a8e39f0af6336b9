import { findAddresses, findWarnings, hasCommand, partsOf, type TextPart } from '@mutuals/text/guards';
import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { SuccessIcon, WarningIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import type { MessageRow } from '../chat-thread/message.types.ts';
import { AddressText } from './address-text.tsx';
import { type ChatProof, provenAddresses, provenIn } from './proven.ts';

export interface GuardedTextProps extends HTMLAttributes<HTMLDivElement> {
  /** A text message. */
  message: MessageRow;
  /** The loaded messages, from the oldest to the newest: an address may resemble one in them. */
  rows: readonly MessageRow[];
  /** Addresses that the partner's profile shows, proven or not. */
  shown?: readonly string[] | undefined;
  /** What the partner has proven (D84). */
  proofs?: readonly ChatProof[] | undefined;
  partnerName: string;
  /** Whether the two matched less than 7 days ago. */
  isNewMatch: boolean;
}

/** Days in which what a match sends is not to be run. */
export const NEW_MATCH_DAYS = 7;

/** The addresses of a thread's messages, by the place of their row; read once for each list of rows. */
const addresses = new WeakMap<readonly MessageRow[], readonly { key: string; address: string }[]>();
function addressesIn(rows: readonly MessageRow[]) {
  const read =
    addresses.get(rows) ??
    rows.flatMap(({ key, type, content }) =>
      type === 'text' ? findAddresses(content).map(({ address }) => ({ key, address })) : [],
    );
  addresses.set(rows, read);
  return read;
}

/** The addresses that were seen before a message. */
function seenBefore(message: MessageRow, rows: readonly MessageRow[]): string[] {
  const all = addressesIn(rows);
  const first = all.findIndex(({ key }) => key === message.key);
  return all.slice(0, Math.max(0, first)).map(({ address }) => address);
}

function Part({ part }: { part: TextPart }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'address') return <AddressText address={part.address} isCopyable />;
  const shown = (
    <bdi dir="ltr">
      <strong className="mu:font-semibold">{part.host}</strong>
      {part.rest}
    </bdi>
  );
  // Where a link deceives, its words are no way to it.
  if (part.isDeceptive) return <span className="mu:text-danger-text">{shown}</span>;
  return (
    <Link href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" className="mu:wrap-anywhere">
      {shown}
    </Link>
  );
}

/** What the partner proved of what a message names. */
function Theirs({ children }: { children: ReactNode }) {
  return (
    <p className="mu:mt-2 mu:flex mu:gap-2 mu:rounded-card mu:bg-success-soft mu:px-3 mu:py-2 mu:text-sm mu:text-text mu:forced-colors:border">
      <SuccessIcon aria-hidden="true" className="mu:mt-0.5 mu:size-4 mu:shrink-0 mu:text-success-text" />
      <span className="mu:min-w-0 mu:wrap-anywhere">{children}</span>
    </p>
  );
}

/** What the reader of a message is told about it. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="mu:mt-2 mu:flex mu:gap-2 mu:rounded-card mu:bg-warning-soft mu:px-3 mu:py-2 mu:text-sm mu:text-text mu:forced-colors:border">
      <WarningIcon aria-hidden="true" className="mu:mt-0.5 mu:size-4 mu:shrink-0 mu:text-warning-text" />
      <span className="mu:min-w-0 mu:wrap-anywhere">{children}</span>
    </p>
  );
}

/**
 * The words of a message, checked before they are shown (D69): addresses whole with their middle marked, links by the host
 * that they lead to, and under the partner's words what to be careful of. Own words have no warnings: these came before
 * they were sent.
 */
export function GuardedText({
  message,
  rows,
  shown = [],
  proofs = [],
  partnerName,
  isNewMatch,
  className,
  ...props
}: GuardedTextProps) {
  const { t } = useTranslation('guards');
  const { content, isOwn } = message;
  const parts = partsOf(content);
  const hasAddress = parts.some(({ kind }) => kind === 'address');
  const before = hasAddress && !isOwn ? [...provenAddresses(proofs), ...shown, ...seenBefore(message, rows)] : [];
  const warnings = isOwn ? [] : findWarnings(content, before);
  const mayRun = !isOwn && isNewMatch && (parts.some(({ kind }) => kind === 'link') || hasCommand(content));
  return (
    <div {...props} className={join('mu:min-w-0', className)}>
      <p dir="auto" className="mu:wrap-anywhere mu:whitespace-pre-wrap">
        {parts.map((part, place) => (
          // Parts of one text never change their order.
          // oxlint-disable-next-line no-array-index-key
          <Part key={place} part={part} />
        ))}
      </p>
      {provenIn(parts, proofs).map(({ kind, subject }) => (
        <Theirs key={`${kind} ${subject}`}>
          {kind === 'wallet'
            ? t('theirs.address', { name: partnerName })
            : kind === 'contract'
              ? t('theirs.contract', { name: partnerName })
              : t(kind === 'x' ? 'theirs.x' : 'theirs.link', { name: partnerName, subject })}
        </Theirs>
      ))}
      {warnings.map(({ kind, found, other }) => (
        <Notice key={kind}>
          {t(`notice.${kind}`, { found, name: partnerName })}
          {other !== null && <AddressText address={other} className="mu:mt-1 mu:block" />}
        </Notice>
      ))}
      {mayRun && <Notice>{t('notice.newMatch', { max: NEW_MATCH_DAYS })}</Notice>}
    </div>
  );
}
