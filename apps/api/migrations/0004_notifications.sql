-- What happened to a person, in full: what of it they may see is decided when it is read (D1).

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in (
    'new_like', 'new_like_revealed', 'new_likes_group', 'new_match', 'new_message', 'payment_confirmed', 'subscription_upgraded')),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  -- While unread, a further event with the same key joins this notification instead of making another.
  coalesce_key text check (coalesce_key <> ''),
  occurrences integer not null default 1 check (occurrences > 0),
  read_at timestamptz,
  created_at timestamptz not null,
  -- The time of the newest event that it stands for.
  updated_at timestamptz not null
);

create index notifications_of_user on notifications (user_id, updated_at desc, id desc);
create index notifications_unread on notifications (user_id, updated_at desc, id desc) where read_at is null;
create unique index notifications_one_unread_per_key on notifications (user_id, coalesce_key) where read_at is null;
