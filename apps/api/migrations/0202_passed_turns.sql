-- The day (UTC) on which a profile last passed the step with the conversations that wait for it, before its deck (D63).
create table passed_turns (
  profile_id uuid primary key references profiles (id) on delete cascade,
  day date not null
);
