-- What reaches a person, how and when (D71 to D73). Whoever never changed anything has no row.
create table preferences (
  user_id uuid primary key references users (id) on delete cascade,
  -- The kinds of events that are told: in the product, by push, by mail.
  in_product text[] not null,
  push text[] not null,
  mail text[] not null,
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  -- Clock times (HH:MM) in a time zone by its IANA name.
  quiet_from text check (quiet_from ~ '^\d\d:\d\d$'),
  quiet_to text check (quiet_to ~ '^\d\d:\d\d$'),
  quiet_zone text,
  -- Whether what was written is shown on a locked screen.
  shows_words boolean not null,
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null) and (quiet_from is null) = (quiet_zone is null))
);

-- Conversations that are neither pushed nor mailed to one of their people.
create table muted_conversations (
  user_id uuid not null references users (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  primary key (user_id, conversation_id)
);
create index muted_conversations_of on muted_conversations (conversation_id);
