-- What the treasury's `reconcile` found, each time it ran: ledger against chain, to the wei (D47).
create table reconciliations (
  id uuid primary key,
  chain_id integer not null,
  -- The final block at which both were read.
  block_number bigint not null,
  addresses integer not null check (addresses >= 0),
  -- Moves that were not over.
  open_sweeps integer not null check (open_sweeps >= 0),
  -- The first of them, to look at; amounts in wei.
  differences jsonb not null check (jsonb_typeof(differences) = 'array'),
  difference_count integer not null check (difference_count >= 0),
  created_at timestamptz not null
);
create index reconciliations_latest on reconciliations (chain_id, created_at desc, id desc);
