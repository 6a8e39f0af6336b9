alter table chain_cursors
  -- The block time up to which balances of open payments were compared with what is booked: BNB that a contract sent is found by them alone.
  add column balances_at timestamptz,
  -- Why the watcher waits and books nothing, though nothing is wrong with what is booked; null while it goes on.
  add column waits_for text;
