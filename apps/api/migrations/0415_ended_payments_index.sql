-- The watcher looks for payments that ended after the last comparison of balances.
-- no-transaction
drop index concurrently if exists payments_ended_by_end;
create index concurrently payments_ended_by_end on payments (expires_at) where status = 'expired';
