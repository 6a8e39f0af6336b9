-- What the chain said of the transaction that returned money, where it is not what it must be; for the team.
alter table payment_settlements add column warnings text[] not null default '{}';
create index payment_settlements_by_transaction on payment_settlements (tx_hash) where tx_hash is not null;
