import { useTranslation } from 'react-i18next';
import type errors from '../locales/en/errors.json';

/** Why something failed; the faults of the machines' views fit. `code` is the server's stable word (D30) or one for what never reached it. */
export interface Fault {
  readonly code: string;
  /** The server's words, safe to show: for a code that is newer than the texts here. */
  readonly message: string;
  /** Of the server's answer: what the team finds it by. */
  readonly requestId?: string | undefined;
}

/** Whether the same may succeed when it is tried again, for every code of the contract. */
const CAN_PASS: Readonly<Record<keyof typeof errors.code, boolean>> = {
  validation_failed: false,
  malformed_json: true,
  invalid_text: false,
  picture_not_allowed: false,
  picture_unreadable: false,
  picture_too_many_pixels: false,
  picture_format_unknown: false,
  link_not_allowed: false,
  signature_invalid: false,
  unauthenticated: true,
  token_invalid: true,
  token_expired: true,
  identity_required: true,
  payment_required: false,
  sign_in_too_old: false,
  forbidden: false,
  not_your_profile: false,
  not_a_participant: false,
  not_matched: false,
  cannot_like_own_profile: false,
  cannot_bookmark_own_profile: false,
  like_limit_reached: false,
  super_like_unavailable: false,
  super_like_limit_reached: false,
  advanced_filters_locked: false,
  not_found: false,
  acting_profile_not_found: false,
  user_not_found: false,
  profile_not_found: false,
  conversation_not_found: false,
  notification_not_found: false,
  payment_not_found: false,
  payment_pending: false,
  payment_paid: false,
  tier_is_current: false,
  tier_is_lower: false,
  nothing_to_claim: false,
  payment_not_booked_yet: true,
  worth_too_little: false,
  nothing_to_settle: false,
  ticket_not_found: false,
  assignee_not_found: false,
  link_not_found: false,
  link_already_decided: false,
  nothing_to_undo: false,
  migration_running: false,
  migration_not_running: false,
  nothing_to_retry: false,
  onboarding_session_not_found: false,
  onboarding_message_limit_reached: false,
  onboarding_incomplete: false,
  token_not_available: false,
  payments_unavailable: true,
  price_unavailable: true,
  method_unavailable: false,
  gifs_unavailable: true,
  translation_unavailable: true,
  already_liked: false,
  already_bookmarked: false,
  saved_reply_limit_reached: false,
  saved_reply_changed: true,
  saved_reply_deleted: false,
  bookmark_limit_reached: false,
  profile_type_immutable: false,
  profile_changed: true,
  profile_limit_reached: false,
  partner_deleted: false,
  ticket_move_not_allowed: false,
  ticket_closed: false,
  ticket_full: false,
  client_id_reused: false,
  idempotency_key_reused: false,
  idempotency_in_progress: true,
  payload_too_large: false,
  unsupported_media_type: false,
  rate_limited: true,
  internal_error: true,
  service_unavailable: true,
  malformed_request: true,
  request_timeout: true,
  headers_too_large: false,
  wrong_host: false,
};

const isKnown = (code: string): code is keyof typeof CAN_PASS => Object.hasOwn(CAN_PASS, code);

/** Whether to offer "try again": not where the same would fail again. What is not known may pass. */
export const canTryAgain = (fault: Fault | null): boolean => !fault || !isKnown(fault.code) || CAN_PASS[fault.code];

/** What never reached the server, or came back as something else. */
const UNREACHABLE: ReadonlySet<string> = new Set(['offline', 'timeout', 'unreadable']);
/** Of these nothing is known but that it failed. */
const UNEXPLAINED: ReadonlySet<string> = new Set(['unknown', 'unsent']);

/**
 * Puts a fault into the reader's words: what happened and what to do, or in a row (`brief`) only why. Empty where there is no
 * more to say than that it failed.
 */
export function useFaultText(): (fault: Fault | null, length?: 'brief') => string {
  const { t } = useTranslation(['errors', 'common']);
  return (fault, length) => {
    if (!fault || UNEXPLAINED.has(fault.code)) return '';
    if (isKnown(fault.code)) return t(`code.${fault.code}`);
    if (!UNREACHABLE.has(fault.code)) return fault.message;
    return length === 'brief' ? t('noConnection') : t('common:unreachable');
  };
}
