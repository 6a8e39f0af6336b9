-- A restored database knows no payment that was made after its backup, and people may still pay to their addresses. Those indexes are never given
-- out again (D16, D77); what arrives there is found by its balance and listed.
create table skipped_addresses (
  chain_id integer not null,
  first_index bigint primary key,
  -- The first one that is given out again.
  next_index bigint not null check (next_index > first_index),
  -- Of the extended public key that they belong to.
  xpub_fingerprint text not null,
  created_at timestamptz not null
);

create table found_deposits (
  chain_id integer not null,
  address text not null,
  address_index bigint not null,
  xpub_fingerprint text not null,
  -- bnb, usdt or busd.
  asset text not null,
  -- The contract; null for BNB.
  token_address text,
  -- All that ever came there, in wei.
  amount_wei numeric(78, 0) not null check (amount_wei > 0),
  -- The final block at which it was last read.
  block_number bigint not null,
  found_at timestamptz not null,
  primary key (address, asset),
  check ((token_address is null) = (asset = 'bnb'))
);

-- It is part of what arrived (0130_ledger_sums.sql).
create function note_found() returns trigger language plpgsql as $$
begin
  insert into ledger_sums (chain_id, side, asset, amount_wei)
  values (new.chain_id, 'received', new.asset, new.amount_wei - coalesce(old.amount_wei, 0))
  on conflict (chain_id, side, asset) do update set amount_wei = ledger_sums.amount_wei + excluded.amount_wei;
  return null;
end;
$$;
create trigger found_deposits_summed
  after insert or update of amount_wei on found_deposits
  for each row execute function note_found();
