// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ErrorCode } from './error-codes.ts';

/** The status and the English message of each error code; for the server. */
export const errorDefinitions = {
  "validation_failed": {
    "status": 400,
    "message": "Some of the values are not right."
  },
  "malformed_json": {
    "status": 400,
    "retryable": true,
    "message": "The request is not valid JSON."
  },
  "invalid_text": {
    "status": 400,
    "message": "The text contains characters that cannot be stored."
  },
  "picture_not_allowed": {
    "status": 400,
    "message": "This picture address cannot be used."
  },
  "picture_unreadable": {
    "status": 400,
    "message": "This picture cannot be read. The file may be damaged."
  },
  "link_not_allowed": {
    "status": 400,
    "message": "This link cannot be used."
  },
  "seed_phrase": {
    "status": 400,
    "message": "These look like the words of a seed phrase. Whoever has them has the wallet, so they were not sent."
  },
  "resembles_proven_address": {
    "status": 400,
    "message": "This address looks like one that was proven here, and is another one. It was not sent."
  },
  "seeking_contradictory": {
    "status": 400,
    "message": "No profile can have one of these types and one of these roles or kinds."
  },
  "push_endpoint_not_allowed": {
    "status": 400,
    "message": "Mutuals does not push to this address."
  },
  "signature_invalid": {
    "status": 400,
    "message": "The signature is not by this address over the text that was given."
  },
  "proof_subject_invalid": {
    "status": 400,
    "message": "This is nothing of its kind that could be proven."
  },
  "unauthenticated": {
    "status": 401,
    "retryable": true,
    "message": "Please sign in."
  },
  "token_invalid": {
    "status": 401,
    "retryable": true,
    "message": "Your sign-in is not valid. Please sign in again."
  },
  "token_expired": {
    "status": 401,
    "retryable": true,
    "message": "Your sign-in has ended. Please sign in again."
  },
  "signed_out": {
    "status": 401,
    "message": "You signed out on all devices. Please sign in again."
  },
  "identity_required": {
    "status": 401,
    "retryable": true,
    "message": "Please sign in again so that we know who you are."
  },
  "payment_required": {
    "status": 402,
    "message": "There is no confirmed payment for this plan."
  },
  "forbidden": {
    "status": 403,
    "message": "You may not do this."
  },
  "sign_in_too_old": {
    "status": 403,
    "message": "Please sign in again to do this."
  },
  "not_your_profile": {
    "status": 403,
    "message": "This is not your profile."
  },
  "account_deletion_pending": {
    "status": 403,
    "message": "Your account is about to be deleted. Take it back to do this."
  },
  "account_deleted": {
    "status": 403,
    "message": "This account is being erased. That cannot be taken back."
  },
  "not_a_participant": {
    "status": 403,
    "message": "You are not part of this conversation."
  },
  "not_matched": {
    "status": 403,
    "message": "You can only write to profiles that you matched with."
  },
  "cannot_like_own_profile": {
    "status": 403,
    "message": "You cannot like your own profile."
  },
  "cannot_bookmark_own_profile": {
    "status": 403,
    "message": "You cannot bookmark your own profile."
  },
  "cannot_report_own": {
    "status": 403,
    "message": "You cannot report yourself."
  },
  "cannot_block_yourself": {
    "status": 403,
    "message": "You cannot block yourself."
  },
  "newcomer_link": {
    "status": 403,
    "message": "You are new here. You can send links in conversations that were answered."
  },
  "newcomer_conversations": {
    "status": 403,
    "message": "You are new here. When one of the people whom you wrote to answers, you can write to another."
  },
  "not_by_you": {
    "status": 403,
    "message": "Somebody else of the team has to do this."
  },
  "messages_muted": {
    "status": 403,
    "message": "You cannot send messages until the time that our team set."
  },
  "account_suspended": {
    "status": 403,
    "message": "Your account is suspended. You can read why and appeal."
  },
  "hidden_by_team": {
    "status": 403,
    "message": "Our team hid this. It comes back by itself when the measure ends. You can read why and appeal."
  },
  "like_limit_reached": {
    "status": 403,
    "message": "You have used all your likes for today."
  },
  "super_like_unavailable": {
    "status": 403,
    "message": "Super-likes are not part of your plan."
  },
  "super_like_limit_reached": {
    "status": 403,
    "message": "You have used all your super-likes for today."
  },
  "advanced_filters_locked": {
    "status": 403,
    "message": "Advanced filters are part of the premium plan."
  },
  "not_found": {
    "status": 404,
    "message": "There is nothing here."
  },
  "acting_profile_not_found": {
    "status": 404,
    "message": "The profile that you act as was deleted."
  },
  "report_subject_not_found": {
    "status": 404,
    "message": "What you want to report is not there any more, or you cannot see it."
  },
  "evidence_not_found": {
    "status": 404,
    "message": "One of these messages is not from a conversation of yours."
  },
  "report_not_found": {
    "status": 404,
    "message": "This report does not exist, or is deleted by now."
  },
  "decision_not_found": {
    "status": 404,
    "message": "This decision does not exist."
  },
  "user_not_found": {
    "status": 404,
    "message": "This person does not exist."
  },
  "profile_not_found": {
    "status": 404,
    "message": "This profile does not exist or has been deleted."
  },
  "link_not_found": {
    "status": 404,
    "message": "This link is not there any more. Its owner changed or removed it."
  },
  "proof_not_found": {
    "status": 404,
    "message": "There is no such proof."
  },
  "proof_subject_not_found": {
    "status": 404,
    "message": "What is to be proven was not found."
  },
  "proof_conflict_not_found": {
    "status": 404,
    "message": "There is no such conflict."
  },
  "block_not_found": {
    "status": 404,
    "message": "You have not blocked anybody here."
  },
  "push_subscription_not_found": {
    "status": 404,
    "message": "This device is not told any more."
  },
  "conversation_not_found": {
    "status": 404,
    "message": "This conversation does not exist."
  },
  "token_not_available": {
    "status": 404,
    "message": "There is no market data for this token."
  },
  "notification_not_found": {
    "status": 404,
    "message": "This notification does not exist."
  },
  "payment_not_found": {
    "status": 404,
    "message": "Payment not found."
  },
  "ticket_not_found": {
    "status": 404,
    "message": "This ticket does not exist."
  },
  "assignee_not_found": {
    "status": 404,
    "message": "Nobody in the team has this id."
  },
  "onboarding_session_not_found": {
    "status": 404,
    "message": "This talk with the assistant does not exist any more."
  },
  "payment_pending": {
    "status": 409,
    "message": "You have a payment that is still open."
  },
  "refund_waiting": {
    "status": 409,
    "message": "Money of yours waits for a decision. Please say what to do with it first."
  },
  "payment_paid": {
    "status": 409,
    "message": "This payment is paid, or its money is on its way."
  },
  "tier_is_current": {
    "status": 409,
    "message": "You have this plan already. It can be renewed in its last 7 days."
  },
  "tier_is_lower": {
    "status": 409,
    "message": "You have a higher plan. Please contact support."
  },
  "nothing_to_claim": {
    "status": 409,
    "message": "Nothing of this payment waits for a decision."
  },
  "worth_too_little": {
    "status": 409,
    "message": "This is worth less than a month of the plan. It can be sent back."
  },
  "payment_not_booked_yet": {
    "status": 409,
    "retryable": true,
    "message": "Not everything that may have been paid is booked yet. Please try again later."
  },
  "nothing_to_settle": {
    "status": 409,
    "message": "This was settled already or bought what it was sent for."
  },
  "already_decided": {
    "status": 409,
    "message": "Somebody of the team has decided on this already."
  },
  "proof_holder_changed": {
    "status": 409,
    "message": "Somebody else holds this now. Please look at it again."
  },
  "no_other_owner": {
    "status": 409,
    "message": "There is no other owner who could decide on this. Decide on it yourself, or have another owner named first."
  },
  "measure_not_possible": {
    "status": 409,
    "message": "This measure is not possible here, or what it would hide is gone."
  },
  "already_appealed": {
    "status": 409,
    "message": "You have appealed this decision already."
  },
  "appeal_too_late": {
    "status": 409,
    "message": "The six months to appeal this decision are over."
  },
  "link_already_decided": {
    "status": 409,
    "message": "Somebody of the team has decided on this link already."
  },
  "nothing_to_undo": {
    "status": 409,
    "message": "This cannot be taken back any more: it changed since, or it is too long ago."
  },
  "migration_running": {
    "status": 409,
    "message": "This migration is running already."
  },
  "migration_not_running": {
    "status": 409,
    "message": "This migration is not running."
  },
  "nothing_to_retry": {
    "status": 409,
    "message": "Nothing of this failed, or somebody has retried it already."
  },
  "already_liked": {
    "status": 409,
    "message": "You already liked this profile."
  },
  "already_bookmarked": {
    "status": 409,
    "message": "This profile is already bookmarked."
  },
  "saved_reply_limit_reached": {
    "status": 409,
    "message": "There are as many saved replies as there can be."
  },
  "saved_reply_changed": {
    "status": 409,
    "retryable": true,
    "message": "This reply was changed meanwhile. Please look at it again."
  },
  "saved_reply_deleted": {
    "status": 409,
    "message": "This reply was deleted meanwhile. It can be saved as a new one."
  },
  "bookmark_limit_reached": {
    "status": 409,
    "message": "You saved as many profiles as one person can."
  },
  "mail_link_not_found": {
    "status": 404,
    "message": "This link is not good any more, or it is not yours."
  },
  "mute_limit_reached": {
    "status": 409,
    "message": "You muted as many conversations as one person can."
  },
  "block_limit_reached": {
    "status": 409,
    "message": "You blocked as many people as one person can."
  },
  "push_key_changed": {
    "status": 409,
    "message": "This subscription was made with another key of the server. Subscribe again with its present one."
  },
  "profile_type_immutable": {
    "status": 409,
    "message": "The type of a profile cannot be changed."
  },
  "profile_changed": {
    "status": 409,
    "retryable": true,
    "message": "This profile was changed meanwhile. Please look at it again."
  },
  "profile_renamed": {
    "status": 409,
    "message": "This profile has a new name. Please look at it again."
  },
  "onboarding_message_limit_reached": {
    "status": 409,
    "message": "This talk is as long as one can be. What was gathered is kept."
  },
  "onboarding_incomplete": {
    "status": 409,
    "message": "The profile still needs something before it can be shown."
  },
  "profile_limit_reached": {
    "status": 409,
    "message": "You have as many profiles as one person can have."
  },
  "partner_deleted": {
    "status": 409,
    "message": "This profile was deleted. You can still read the conversation."
  },
  "no_longer_matched": {
    "status": 409,
    "message": "This is no longer a match. You can still read the conversation."
  },
  "ticket_move_not_allowed": {
    "status": 409,
    "message": "This ticket cannot take this status now."
  },
  "ticket_closed": {
    "status": 409,
    "message": "This ticket is closed. Reopen it to write again."
  },
  "ticket_full": {
    "status": 409,
    "message": "This ticket is as long as one can be. Please open a new one."
  },
  "message_warned": {
    "status": 409,
    "message": "This message may do harm. It was not sent: look at it again, and at addresses and links in it above all."
  },
  "proof_limit_reached": {
    "status": 409,
    "message": "This profile has as many proofs as one can have."
  },
  "proof_held_by_you": {
    "status": 409,
    "message": "Another profile of yours has proven this. Take it back there first."
  },
  "proof_conflict": {
    "status": 409,
    "message": "Somebody else has proven this already. Our team looks at both sides, and tells you."
  },
  "challenge_over": {
    "status": 409,
    "message": "This challenge is over: it was used, or its time has passed. Please begin again."
  },
  "challenge_not_met": {
    "status": 409,
    "retryable": true,
    "message": "What is to be placed was not found there."
  },
  "account_accepts_all": {
    "status": 409,
    "message": "This account calls every signature its own, so that none proves anything."
  },
  "account_not_deployed": {
    "status": 409,
    "message": "This account is not on the chain yet. It can prove itself after its first transaction."
  },
  "subject_unprovable": {
    "status": 409,
    "message": "Nobody can prove this: it has no owner, and who deployed it is not known."
  },
  "proof_not_yours": {
    "status": 409,
    "message": "This account does not control what is to be proven."
  },
  "seat_unanswered": {
    "status": 409,
    "retryable": true,
    "message": "The project has not answered yet."
  },
  "client_id_reused": {
    "status": 409,
    "message": "Another message was already sent with this id."
  },
  "idempotency_key_reused": {
    "status": 409,
    "message": "This key was already used for another request."
  },
  "idempotency_in_progress": {
    "status": 409,
    "retryable": true,
    "message": "The first request with this key is still running."
  },
  "payments_unavailable": {
    "status": 503,
    "message": "Payments are not possible right now."
  },
  "price_unavailable": {
    "status": 503,
    "message": "There is no reliable BNB price right now. Please try again or pay in USDT."
  },
  "method_unavailable": {
    "status": 503,
    "retryable": false,
    "message": "This coin cannot be used to pay. Please choose another one."
  },
  "push_unavailable": {
    "status": 503,
    "retryable": false,
    "message": "This installation sends no push messages."
  },
  "proof_unavailable": {
    "status": 503,
    "message": "What is to be looked at does not answer right now. Please try again."
  },
  "proof_kind_unavailable": {
    "status": 503,
    "retryable": false,
    "message": "This cannot be proven here."
  },
  "mail_unavailable": {
    "status": 503,
    "retryable": false,
    "message": "This installation sends no mail."
  },
  "gifs_unavailable": {
    "status": 503,
    "message": "There are no GIFs right now. Please try again."
  },
  "translation_unavailable": {
    "status": 503,
    "message": "This cannot be translated right now."
  },
  "payload_too_large": {
    "status": 413,
    "message": "This is too large to send."
  },
  "picture_too_many_pixels": {
    "status": 413,
    "message": "This picture has too many pixels, in all or on one side, or takes too long to read."
  },
  "unsupported_media_type": {
    "status": 415,
    "message": "This kind of content is not taken here."
  },
  "picture_format_unknown": {
    "status": 415,
    "message": "Please use JPEG, PNG, GIF, or WEBP."
  },
  "rate_limited": {
    "status": 429,
    "message": "Too many requests. Please wait a moment."
  },
  "internal_error": {
    "status": 500,
    "message": "Something went wrong. Please try again."
  },
  "service_unavailable": {
    "status": 503,
    "message": "This is not available right now. Please try again."
  },
  "maintenance": {
    "status": 503,
    "message": "The site is being worked on. You can read everything; please try again later."
  },
  "malformed_request": {
    "status": 400,
    "retryable": true,
    "message": "The request could not be understood."
  },
  "request_timeout": {
    "status": 408,
    "retryable": true,
    "message": "The request took too long to arrive. Please try again."
  },
  "headers_too_large": {
    "status": 431,
    "message": "The headers of the request are too large."
  },
  "wrong_host": {
    "status": 421,
    "message": "This address is not served here."
  }
} as const satisfies Record<ErrorCode, { status: number; message: string; retryable?: boolean }>;
