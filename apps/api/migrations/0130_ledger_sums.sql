-- What came to deposit addresses and what the treasury moved, added up as it is written down: nobody waits while millions of rows are (D47).
create table ledger_sums (
  chain_id integer not null,
  -- All that arrived; what moved for good; and what that cost the addresses, less the gas they were given, in BNB.
  side text not null check (side in ('received', 'swept', 'fees')),
  -- bnb, usdt, busd or the contract of another token; of what moved, bnb or a contract.
  asset text not null,
  -- Wei, of any length: the amounts of a worthless token may be as large as they like.
  amount_wei numeric not null,
  primary key (chain_id, side, asset)
);

create function note_received() returns trigger language plpgsql as $$
begin
  insert into ledger_sums (chain_id, side, asset, amount_wei)
  select chain_id, 'received', asset, sum(amount_wei) from added group by chain_id, asset order by chain_id, asset
  on conflict (chain_id, side, asset) do update set amount_wei = ledger_sums.amount_wei + excluded.amount_wei;
  return null;
end;
$$;
create trigger transfers_summed
  after insert on transfers referencing new table as added
  for each statement execute function note_received();

create function note_swept() returns trigger language plpgsql as $$
begin
  insert into ledger_sums (chain_id, side, asset, amount_wei)
  select chain_id, side, asset, sum(amount) from (
    select new.chain_id, 'swept', new.asset, new.amount_wei where new.state = 'final'
    union all select new.chain_id, 'fees', 'bnb', new.fee_wei - new.gas_wei where new.state = 'final'
    union all select old.chain_id, 'swept', old.asset, -old.amount_wei where old.state = 'final'
    union all select old.chain_id, 'fees', 'bnb', old.gas_wei - old.fee_wei where old.state = 'final'
  ) as changes (chain_id, side, asset, amount)
  group by chain_id, side, asset order by chain_id, side, asset
  on conflict (chain_id, side, asset) do update set amount_wei = ledger_sums.amount_wei + excluded.amount_wei;
  return null;
end;
$$;
create trigger sweeps_summed
  after insert or update of state, amount_wei, fee_wei, gas_wei on sweeps
  for each row execute function note_swept();

-- The triggers keep others from writing until this is committed.
insert into ledger_sums (chain_id, side, asset, amount_wei)
  select chain_id, 'received', asset, sum(amount_wei) from transfers group by chain_id, asset
  union all select chain_id, 'swept', asset, sum(amount_wei) from sweeps where state = 'final' group by chain_id, asset
  union all select chain_id, 'fees', 'bnb', sum(fee_wei - gas_wei) from sweeps where state = 'final' group by chain_id;
