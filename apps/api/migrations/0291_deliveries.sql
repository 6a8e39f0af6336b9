-- Where a person can be told something outside of the product: a device that takes push messages, or a mail address. The
-- table of the channel has the rest, under the same id.
create table delivery_targets (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  channel text not null check (channel in ('push', 'mail')),
  created_at timestamptz not null
);
create index delivery_targets_of on delivery_targets (user_id, channel);

-- What is told to a target, once (D72). What waits for the same subject is one row.
create table deliveries (
  id uuid primary key,
  target_id uuid not null references delivery_targets (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  channel text not null check (channel in ('push', 'mail')),
  kind text not null,
  -- What it is about, for instance a conversation.
  subject text not null,
  -- The notification that it tells of; null for a digest.
  notification_id uuid,
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- When a process began to send it. Whoever claims it is the only one who sends it.
  claimed_at timestamptz,
  ended_at timestamptz,
  outcome text,
  created_at timestamptz not null,
  check ((ended_at is null) = (outcome is null))
);
create unique index deliveries_waiting on deliveries (target_id, subject) where claimed_at is null and ended_at is null;
create index deliveries_open on deliveries (user_id, due_at) where ended_at is null;
create index deliveries_open_by_time on deliveries (due_at) where ended_at is null;
create index deliveries_of_target on deliveries (target_id, subject, ended_at);
create index deliveries_oldest on deliveries (created_at);
