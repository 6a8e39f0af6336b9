// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Every stable error code (D30), in the order of the contract. */
export const errorCodes = [
  "validation_failed",
  "malformed_json",
  "invalid_text",
  "picture_not_allowed",
  "picture_unreadable",
  "link_not_allowed",
  "unauthenticated",
  "token_invalid",
  "token_expired",
  "identity_required",
  "forbidden",
  "not_your_profile",
  "not_a_participant",
  "not_matched",
  "cannot_like_own_profile",
  "cannot_bookmark_own_profile",
  "like_limit_reached",
  "super_like_unavailable",
  "super_like_limit_reached",
  "advanced_filters_locked",
  "not_found",
  "acting_profile_not_found",
  "user_not_found",
  "profile_not_found",
  "conversation_not_found",
  "token_not_available",
  "notification_not_found",
  "onboarding_session_not_found",
  "already_liked",
  "already_bookmarked",
  "bookmark_limit_reached",
  "profile_type_immutable",
  "profile_changed",
  "onboarding_message_limit_reached",
  "onboarding_incomplete",
  "profile_limit_reached",
  "partner_deleted",
  "client_id_reused",
  "idempotency_key_reused",
  "idempotency_in_progress",
  "translation_unavailable",
  "payload_too_large",
  "picture_too_many_pixels",
  "unsupported_media_type",
  "picture_format_unknown",
  "rate_limited",
  "internal_error",
  "service_unavailable",
  "malformed_request",
  "request_timeout",
  "headers_too_large",
  "wrong_host"
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with a single field. */
export const fieldErrorCodes = [
  "required",
  "unknown_field",
  "invalid_type",
  "invalid_choice",
  "invalid_format",
  "invalid_characters",
  "too_short",
  "too_long",
  "too_small",
  "too_large",
  "too_few",
  "too_many",
  "not_allowed",
  "changed"
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];
