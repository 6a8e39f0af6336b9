-- A whole wallet address is found by itself: by its parts, each of which thousands have, it took 40 ms. And the payments of a status with a
-- detail, of which there may be few or none, without reading all that have the detail.
-- no-transaction

drop index concurrently if exists users_by_wallet;
create index concurrently users_by_wallet on users (lower(wallet_address)) where wallet_address is not null;

drop index concurrently if exists payments_by_status_and_detail;
create index concurrently payments_by_status_and_detail on payments (status, detail, created_at desc, id desc) where detail is not null;
