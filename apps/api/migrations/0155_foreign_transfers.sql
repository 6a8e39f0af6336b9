-- What contracts of other tokens say that they sent to deposit addresses. Anybody can make them say so: it is listed for the team, never booked,
-- never claimed (D15). One row sums up what one contract said for one payment in one block.
create table foreign_transfers (
  payment_id uuid not null references payments (id) on delete restrict,
  block_number bigint not null,
  token_address text not null,
  -- How many logs it sums up.
  transfers integer not null check (transfers > 0),
  -- Their sum in the token's smallest unit; the largest uint256 where it would be more.
  amount_wei numeric(78, 0) not null,
  -- The transaction of the first of them.
  tx_hash text not null,
  block_time timestamptz not null,
  created_at timestamptz not null,
  primary key (payment_id, block_number, token_address)
);

-- What could not be booked for a payment, by its block: it is tried again until it is (docs/decisions/030).
create table unbooked_blocks (
  chain_id integer not null,
  payment_id uuid not null references payments (id) on delete restrict,
  block_number bigint not null,
  created_at timestamptz not null,
  primary key (payment_id, block_number)
);

-- Money that bought nothing is of a coin that is taken: the contract of any other stands for nothing. What was settled before the payment was
-- confirmed did not help to confirm it; while it is being confirmed, no time of that is stored yet.
create or replace function payment_has_unsettled(payment uuid, status text, expected numeric) returns boolean language sql stable as $$
  with own as (
    select transfers.counted_as, transfers.asset, transfers.amount_wei, payment_settlements.created_at as settled_at,
      coalesce(payments.confirmed_at, 'infinity') as confirmed_at
    from transfers
    join payments on payments.id = transfers.payment_id
    left join settled_transfers on settled_transfers.transfer_id = transfers.id
    left join payment_settlements on payment_settlements.id = settled_transfers.settlement_id
    where transfers.payment_id = payment)
  select exists (
    select from own
    where settled_at is null and asset not like '0x%' and (counted_as <> 'payment' or status in ('expired', 'failed')))
  or status = 'confirmed'
    and expected < (
      select coalesce(sum(amount_wei), 0) from own
      where counted_as = 'payment' and (settled_at is null or settled_at >= confirmed_at))
    and not exists (select from own where counted_as = 'payment' and settled_at >= confirmed_at);
$$;

update payments set has_unsettled = true
where has_unsettled and exists (select from transfers where payment_id = payments.id and asset like '0x%');
