-- A push of which nobody knows whether it arrived may stand on a device too, and is closed like one that did (0301).
-- no-transaction

drop index concurrently if exists deliveries_maybe_shown;
create index concurrently deliveries_maybe_shown
  on deliveries (user_id, ended_at) where channel = 'push' and outcome in ('sent', 'unsure');
drop index concurrently if exists deliveries_shown;
