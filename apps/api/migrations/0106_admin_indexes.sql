-- What the team's lists are ordered and searched by.
-- no-transaction

drop index concurrently if exists users_newest;
create index concurrently users_newest on users (created_at desc, id desc);

drop index concurrently if exists users_newest_by_tier;
create index concurrently users_newest_by_tier on users (tier, created_at desc, id desc) where tier <> 'free';

drop index concurrently if exists users_newest_of_team;
create index concurrently users_newest_of_team on users (created_at desc, id desc) where role is not null;

drop index concurrently if exists users_words;
create index concurrently users_words on users
  using gin (lower(display_name) gin_trgm_ops, lower(twitter_username) gin_trgm_ops, lower(wallet_address) gin_trgm_ops);

drop index concurrently if exists profiles_hidden_newest;
create index concurrently profiles_hidden_newest on profiles (created_at desc, id desc) where hidden_at is not null;

drop index concurrently if exists profiles_renamed;
create index concurrently profiles_renamed on profiles (created_at desc, id desc)
  where is_verified and verified_name <> name and deleted_at is null;

drop index concurrently if exists audit_log_newest;
create index concurrently audit_log_newest on audit_log (created_at desc, (lpad(to_hex(id), 32, '0')::uuid) desc);

drop index concurrently if exists audit_log_by_action;
create index concurrently audit_log_by_action on audit_log (action, created_at desc, (lpad(to_hex(id), 32, '0')::uuid) desc);
