-- Payments in cryptocurrency and what arrived on the chain for them (D15 to D18). Amounts are whole wei: numeric(78, 0) holds every uint256.

-- Indexes of deposit addresses: never given out twice, also by a transaction that was rolled back (D16).
create sequence deposit_address_index as bigint minvalue 0 start 0;

create table payments (
  id uuid primary key,
  user_id uuid not null references users (id) on delete restrict,
  tier text not null check (tier in ('premium', 'premium_plus')),
  method text not null check (method in ('bnb', 'usdt', 'busd')),
  chain_id integer not null,
  -- The contract of the token; null for BNB.
  token_address text,
  -- Lower case, as all addresses in these tables.
  address text not null unique,
  address_index bigint not null unique,
  -- Frozen when the payment is made (D9, D45).
  expected_wei numeric(78, 0) not null check (expected_wei > 0),
  usd_price numeric(12, 2) not null,
  bnb_usd numeric(24, 8) not null,
  rate_round numeric(78, 0),
  rate_at timestamptz,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'failed', 'expired')),
  detail text check (detail in ('confirming', 'underpaid', 'overpaid', 'late', 'wrong_asset', 'reorged')),
  -- Final transfers of the coin asked for, in time.
  received_wei numeric(78, 0) not null default 0,
  -- What the head of the chain shows and is not final yet: told to the payer, booked nowhere (D17).
  seen_wei numeric(78, 0) not null default 0,
  seen_tx text,
  -- The transfer that completed it.
  tx_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  updated_at timestamptz not null,
  check ((token_address is null) = (method = 'bnb')),
  check ((status = 'confirmed') = (confirmed_at is not null))
);

-- One pending payment a person (SPEC 5).
create unique index payments_one_pending on payments (user_id) where status = 'pending';
create index payments_of_user on payments (user_id, created_at desc, id desc);
create index payments_by_time on payments (created_at desc, id desc);
create index payments_pending_by_end on payments (expires_at) where status = 'pending';
-- What the team has to look at (D15).
create index payments_with_detail on payments (updated_at desc, id desc) where detail is not null;

-- Final transfers to deposit addresses: each once (D17). The ledger: rows are added, never changed.
create table transfers (
  id uuid primary key,
  chain_id integer not null,
  payment_id uuid not null references payments (id) on delete restrict,
  -- BNB sent by a transaction, BNB that a contract sent inside one, or a token.
  kind text not null check (kind in ('native', 'internal', 'token')),
  -- bnb, usdt, busd or the contract of any other token.
  asset text not null,
  token_address text,
  amount_wei numeric(78, 0) not null check (amount_wei > 0),
  -- Null for an internal one: it is found by the balance, which names no transaction.
  tx_hash text,
  -- -1 for BNB.
  log_index integer not null,
  from_address text,
  block_number bigint not null,
  block_hash text not null,
  block_time timestamptz not null,
  -- What it counted for when it was booked: the payment, or nothing that a plan was given for yet.
  counted_as text not null check (counted_as in ('payment', 'extra', 'late', 'wrong_asset')),
  created_at timestamptz not null,
  check ((kind = 'internal') = (tx_hash is null))
);

create unique index transfers_once on transfers (chain_id, tx_hash, log_index, payment_id) where tx_hash is not null;
create unique index transfers_internal_once on transfers (chain_id, payment_id, block_number) where tx_hash is null;
create index transfers_of_payment on transfers (payment_id, block_number, log_index);

-- How far a chain was read: everything up to this final block is booked.
create table chain_cursors (
  chain_id integer primary key,
  block_number bigint not null,
  block_hash text not null,
  block_time timestamptz not null,
  -- Why nothing is booked; null where all is well.
  halted text,
  updated_at timestamptz not null
);

-- Hashes of the last 512 final blocks that were read, as an alarm (D17).
create table chain_blocks (
  chain_id integer not null,
  block_number bigint not null,
  block_hash text not null,
  primary key (chain_id, block_number)
);

-- The last good price of BNB (D45).
create table bnb_prices (
  chain_id integer primary key,
  usd numeric(24, 8) not null,
  round numeric(78, 0) not null,
  priced_at timestamptz not null,
  read_at timestamptz not null
);

-- Times for which somebody has a tier: one at most for each payment (D13, D14).
create table subscription_periods (
  id uuid primary key,
  user_id uuid not null references users (id) on delete restrict,
  tier text not null check (tier in ('premium', 'premium_plus')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  payment_id uuid unique references payments (id) on delete restrict,
  -- Which reminders were sent: days before the end (3, 1).
  reminded_days integer[] not null default '{}',
  created_at timestamptz not null
);

create index subscription_periods_of_user on subscription_periods (user_id, ends_at desc);
create index subscription_periods_by_end on subscription_periods (ends_at);

-- What a payer wants for money that bought nothing: a period for it, or its return to an address that they own.
create table payment_claims (
  payment_id uuid primary key references payments (id) on delete restrict,
  wish text not null check (wish in ('period', 'refund')),
  refund_address text,
  -- By that address, over the text that the server gave.
  signature text,
  created_at timestamptz not null,
  check ((wish = 'refund') = (refund_address is not null and signature is not null))
);

-- How the team settled what arrived (D15): each transfer once.
create table payment_settlements (
  id uuid primary key,
  payment_id uuid not null references payments (id) on delete restrict,
  outcome text not null check (outcome in ('credited', 'refunded')),
  tx_hash text,
  note text not null,
  settled_by uuid not null references users (id) on delete restrict,
  created_at timestamptz not null,
  check (outcome <> 'refunded' or tx_hash is not null)
);

create table settled_transfers (
  transfer_id uuid primary key references transfers (id) on delete restrict,
  settlement_id uuid not null references payment_settlements (id) on delete restrict
);
create index payment_settlements_of_payment on payment_settlements (payment_id, created_at);
create index settled_transfers_of_settlement on settled_transfers (settlement_id);

-- What the treasury moved (D47): a row before each step, so that a run that was stopped goes on.
create table sweeps (
  id uuid primary key,
  chain_id integer not null,
  address_index bigint not null,
  address text not null,
  -- bnb, or the contract of a token.
  asset text not null,
  amount_wei numeric(78, 0) not null check (amount_wei > 0),
  -- Gas that was sent to the address for it; null for BNB.
  gas_tx text,
  gas_wei numeric(78, 0) not null default 0,
  -- Signed before it is sent, so that it is sent at most once.
  tx_hash text,
  signed_tx text,
  state text not null check (state in ('planned', 'gas_sent', 'sent', 'final', 'failed')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index sweeps_one_open on sweeps (chain_id, address, asset) where state in ('planned', 'gas_sent', 'sent');
create index sweeps_by_time on sweeps (created_at desc, id desc);
