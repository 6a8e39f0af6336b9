-- What was deleted is kept for a day, so that it can be brought back.

create table deleted_notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null,
  data jsonb not null default '{}',
  coalesce_key text,
  occurrences integer not null default 1,
  read_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The notification that was named: joined likes go, and come back, with the newest of them.
  deleted_with uuid not null,
  deleted_at timestamptz not null
);

create index deleted_notifications_of_user on deleted_notifications (user_id, deleted_with);
create index deleted_notifications_by_time on deleted_notifications (deleted_at);
