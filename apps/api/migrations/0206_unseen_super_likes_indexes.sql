-- Few rows: a super-like leaves both indexes when it is shown, or comes back.
-- no-transaction

drop index concurrently if exists swipes_unseen_of_receiver;
create index concurrently swipes_unseen_of_receiver on swipes (target_profile_id) where kind = 'super_like' and not is_seen;

drop index concurrently if exists swipes_unseen_by_age;
create index concurrently swipes_unseen_by_age on swipes (created_at) where kind = 'super_like' and not is_seen;
