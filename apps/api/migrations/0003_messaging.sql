-- Conversations of matched pairs, their messages, and how far each side has read.

create table conversations (
  id uuid primary key,
  pair_id uuid not null unique references pairs (id) on delete cascade,
  -- The number of the newest message; a send takes the next one under this row's lock.
  last_seq bigint not null default 0 check (last_seq >= 0),
  last_message_at timestamptz,
  created_at timestamptz not null,
  check ((last_seq = 0) = (last_message_at is null))
);

create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  profile_id uuid not null,
  user_id uuid not null,
  last_read_seq bigint not null default 0 check (last_read_seq >= 0),
  last_read_at timestamptz,
  -- Messages of the other side after last_read_seq.
  unread_count integer not null default 0 check (unread_count >= 0),
  primary key (conversation_id, profile_id),
  foreign key (profile_id, user_id) references profiles (id, user_id) on delete cascade
);

create index conversation_members_of_profile on conversation_members (profile_id);
create index conversation_members_of_user on conversation_members (user_id) include (unread_count);

create table messages (
  conversation_id uuid not null,
  seq bigint not null check (seq > 0),
  id uuid not null unique,
  sender_profile_id uuid not null,
  -- Chosen by the sender: the same one again is the same message (D25).
  client_id uuid not null,
  type text not null check (type in ('text', 'gif')),
  content text not null check (char_length(content) between 1 and 4000),
  metadata jsonb,
  created_at timestamptz not null,
  check ((type = 'gif') = (metadata is not null and jsonb_typeof(metadata) = 'object')),
  primary key (conversation_id, seq),
  unique (sender_profile_id, client_id),
  foreign key (conversation_id, sender_profile_id) references conversation_members (conversation_id, profile_id)
    on delete cascade
);
