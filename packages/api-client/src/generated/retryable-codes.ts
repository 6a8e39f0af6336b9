// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Whether a call may succeed later, of the codes whose status does not say so. */
export const retryableCodes: Readonly<Partial<Record<string, boolean>>> = {
  "malformed_json": true,
  "unauthenticated": true,
  "token_invalid": true,
  "token_expired": true,
  "identity_required": true,
  "payment_not_booked_yet": true,
  "saved_reply_changed": true,
  "profile_changed": true,
  "challenge_not_met": true,
  "seat_unanswered": true,
  "idempotency_in_progress": true,
  "method_unavailable": false,
  "push_unavailable": false,
  "proof_kind_unavailable": false,
  "mail_unavailable": false,
  "malformed_request": true,
  "request_timeout": true
};
