-- Where a person is signed in: the sessions of the sign-in service, as their tokens name them.
create table devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the session's id.
  session bytea not null,
  browser text,
  system text,
  created_at timestamptz not null,
  -- To the hour.
  seen_at timestamptz not null,
  -- When the person signed it out; its tokens are refused.
  ended_at timestamptz,
  unique (user_id, session)
);
create index devices_seen on devices (seen_at);

-- When a person signed out everywhere: tokens of sessions that were unknown then are refused if they are older.
alter table users add column signed_out_at timestamptz;
