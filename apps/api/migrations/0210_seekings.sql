-- What a profile seeks (D62), private to its owner: a table of its own, so that nothing that reads profiles carries it.
create table seekings (
  profile_id uuid primary key references profiles (id) on delete cascade,
  seeking jsonb not null
);
