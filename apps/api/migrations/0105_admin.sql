-- The team verifies profiles under the name that they have (D52), hides them, and rewrites links of all of them.

alter table profiles
  -- The name under which it is verified; null where it was verified under the name it has always had.
  add column verified_name text,
  -- Hidden by the team: deleted for everyone, and kept whole so that it can be shown again.
  add column hidden_at timestamptz,
  add column hidden_reason text;
alter table profiles add constraint profiles_hidden
  check ((hidden_at is null) = (hidden_reason is null) and (hidden_at is null or deleted_at is not null)) not valid;

-- Which kinds there are is known to the server, which reads those alone that it knows.
alter table notifications drop constraint if exists notifications_type_check;

-- Runs of "Normalize X/Twitter Links".
create table link_migrations (
  id uuid primary key,
  status text not null check (status in ('running', 'stopped', 'finished')),
  is_dry_run boolean not null,
  total integer not null check (total >= 0),
  done integer not null default 0 check (done >= 0),
  updated integer not null default 0 check (updated >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  failed integer not null default 0 check (failed >= 0),
  -- The first of each, to look at.
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  errors jsonb not null default '[]' check (jsonb_typeof(errors) = 'array'),
  -- The last profile that was looked at: the next ones are behind it.
  after_id uuid,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index link_migrations_latest on link_migrations (started_at desc, id desc);
create unique index link_migrations_one_running on link_migrations (status) where status = 'running';
