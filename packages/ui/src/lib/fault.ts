import type { i18n as I18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type errors from '../locales/en/errors.json';

/** What a message was not sent for (D69). */
export interface MessageWarning {
  readonly kind: string;
  /** The address or the host that it is about; null if it is about the whole text. */
  readonly found: string | null;
  /** The address that `found` resembles. */
  readonly other: string | null;
}

/**
 * Why something failed; the faults of the machines' views fit. `code` is the server's stable code (D30), or one for a request that never reached it.
 */
export interface Fault {
  readonly code: string;
  /** The server's message, safe to show: for a code newer than the texts here. */
  readonly message: string;
  /** The same would fail again: only a change by the person helps. */
  readonly isFinal?: boolean | undefined;
  /** With `message_warned`: what the person may overrule. */
  readonly warnings?: readonly MessageWarning[] | undefined;
  /** When a refusal ends: ISO 8601. */
  readonly until?: string | undefined;
  /** The server's reference, by which the team finds the failure. */
  readonly requestId?: string | undefined;
}

const isKnown = (i18n: I18n, code: string): code is keyof typeof errors.code => i18n.exists(`errors:code.${code}`);

/** Requests that never reached the server, or got another answer than ours. */
const UNREACHABLE: ReadonlySet<string> = new Set(['offline', 'timeout', 'unreadable']);
/** Codes that say nothing except that it failed. */
const UNEXPLAINED: ReadonlySet<string> = new Set(['unknown', 'unsent']);

/**
 * A fault in the reader's words: what happened and what to do, or in a row (`brief`) only the reason. Empty if there is nothing more to say than that
 * it failed.
 */
export function useFaultText(): (fault: Fault | null, length?: 'brief') => string {
  const { t, i18n } = useTranslation(['errors', 'common']);
  return useCallback(
    (fault, length) => {
      if (!fault || UNEXPLAINED.has(fault.code)) return '';
      if (isKnown(i18n, fault.code)) return t(`code.${fault.code}`);
      if (!UNREACHABLE.has(fault.code)) return fault.message;
      return length === 'brief' ? t('noConnection') : t('common:unreachable');
    },
    [t, i18n],
  );
}
