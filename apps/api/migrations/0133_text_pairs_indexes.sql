-- What one or two characters are found by, and more that the team's lists are filtered by.
-- no-transaction

drop index concurrently if exists users_pairs;
create index concurrently users_pairs on users
  using gin (text_pairs(display_name || ' ' || coalesce(twitter_username, '')), text_pairs(wallet_address));

drop index concurrently if exists profiles_pairs;
create index concurrently profiles_pairs on profiles using gin (text_pairs(folded_name)) where deleted_at is null;

drop index concurrently if exists tickets_pairs;
create index concurrently tickets_pairs on tickets using gin (text_pairs(subject));

drop index concurrently if exists tickets_changed_by_status;
create index concurrently tickets_changed_by_status on tickets (status, updated_at desc, id desc);

-- Without it, all that somebody of the team did was read to find what they never did.
drop index concurrently if exists audit_log_by_actor_and_action;
create index concurrently audit_log_by_actor_and_action on audit_log
  (actor_user_id, action, created_at desc, (lpad(to_hex(id), 32, '0')::uuid) desc);

-- How common each pair is.
analyze users, profiles, tickets;
