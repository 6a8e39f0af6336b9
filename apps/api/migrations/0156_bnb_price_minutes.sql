-- Good prices of the last hour, the first of each minute: the next is held against their median (D45).
create table bnb_price_minutes (
  chain_id integer not null,
  minute timestamptz not null,
  usd numeric(24, 8) not null,
  primary key (chain_id, minute)
);
