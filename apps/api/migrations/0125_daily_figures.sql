-- What happened on each day that is over (UTC), for the team's overview: counted once, so that a year of it is read as a few hundred rows.
create table daily_figures (
  day date primary key,
  sign_ups integer not null check (sign_ups >= 0),
  profiles integer not null check (profiles >= 0),
  matches integer not null check (matches >= 0),
  messages integer not null check (messages >= 0),
  -- People who paid for the first time.
  new_payers integer not null check (new_payers >= 0),
  -- Dollars.
  revenue numeric(14, 2) not null check (revenue >= 0)
);
