-- The mail address that a person gave and confirmed (D73). Nobody else ever sees it.
create table mail_addresses (
  user_id uuid primary key references users (id) on delete cascade,
  address text not null,
  -- Null once nothing is mailed there any more: `stopped_by` says why.
  target_id uuid unique references delivery_targets (id) on delete set null,
  stopped_by text check (stopped_by in ('bounce', 'complaint')),
  -- Signs the links that end mails of a kind.
  key bytea not null,
  confirmed_at timestamptz not null,
  -- When the last digest was planned.
  digested_at timestamptz
);

-- An address that waits to be confirmed, one a person.
create table mail_confirmations (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  address text not null,
  -- SHA-256 of the token of the link; null until it is mailed.
  token_hash bytea unique,
  expires_at timestamptz not null
);
create index mail_confirmations_expiring on mail_confirmations (expires_at);
