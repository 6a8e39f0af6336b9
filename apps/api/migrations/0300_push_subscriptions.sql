-- The browsers in which a person wants to be told (D71). An endpoint leads to one browser: whoever signed in there last has it.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null unique,
  -- The browser's public key and its secret, for the encryption (RFC 8291).
  p256dh text not null,
  auth text not null,
  -- The server's key that the browser was given: a subscription belongs to its key for life.
  key_id text not null,
  created_at timestamptz not null
);

create index push_subscriptions_of_user on push_subscriptions (user_id, created_at desc, id desc);
