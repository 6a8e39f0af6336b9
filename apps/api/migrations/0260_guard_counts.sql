-- How often a day (UTC) the guards of messages refused a message, and were overruled, by what they were about (D69): no word of it, and nobody's name.
create table guard_counts (
  day date not null,
  kind text not null,
  outcome text not null check (outcome in ('refused', 'overruled')),
  count integer not null check (count > 0),
  primary key (day, kind, outcome)
);
