-- What the team's list of payments is filtered and searched by.
-- no-transaction

drop index concurrently if exists payments_by_status;
create index concurrently payments_by_status on payments (status, created_at desc, id desc);

drop index concurrently if exists payments_by_detail;
create index concurrently payments_by_detail on payments (detail, created_at desc, id desc) where detail is not null;

drop index concurrently if exists payments_with_detail;

drop index concurrently if exists transfers_by_transaction;
create index concurrently transfers_by_transaction on transfers (tx_hash) where tx_hash is not null;
