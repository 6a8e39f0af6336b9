-- Answers kept for repeated requests, and the mark of a database that the sandbox made for itself.

-- A key belongs to a person and an operation and is kept for 24 hours (D31).
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  operation text not null,
  key text not null check (char_length(key) between 1 and 255),
  request_hash bytea not null,
  -- Null only inside the transaction that does the work.
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, operation, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

-- One row, or none: a database without it is never seeded nor opened to the sandbox's sign-in (D32).
create table database_mark (
  only_row boolean primary key default true check (only_row),
  purpose text not null check (purpose in ('sandbox')),
  created_at timestamptz not null
);
