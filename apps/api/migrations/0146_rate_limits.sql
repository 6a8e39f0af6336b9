-- What was counted in the last minute, by all processes together (D54). It is written often and worth nothing after a crash: no log of it is kept.
create unlogged table rate_limits (
  key text primary key,
  used integer not null check (used >= 0),
  resets_at timestamptz not null
) with (fillfactor = 70);

create index rate_limits_by_end on rate_limits (resets_at);
