-- What waits for the team, the newest first.
-- no-transaction

drop index concurrently if exists payments_unsettled;
create index concurrently payments_unsettled on payments (created_at desc, id desc) where has_unsettled;
