-- D68: who deletes their account while the team suspends it comes back suspended for 90 days. While the account waits to be deleted its row
-- has the salted hash of the X id; it moves here if the account is suspended when it is erased, and is forgotten if not.
alter table users add column leaving_x_salt bytea;
alter table users add column leaving_x_hash bytea;

create table suspended_leavers (
  id uuid primary key,
  salt bytea not null,
  x_hash bytea not null,
  -- What the suspension of the new account says.
  policy text not null,
  severity text not null,
  language text not null check (language in ('en', 'fr', 'zh')),
  decided_by uuid not null references users (id) on delete restrict,
  confirmed_by uuid references users (id) on delete restrict,
  -- When the suspension ends; null for never.
  ends_at timestamptz,
  strike_ends_at timestamptz not null,
  left_at timestamptz not null
);
create index suspended_leavers_oldest on suspended_leavers (left_at);
create index suspended_leavers_decided_by on suspended_leavers (decided_by);
create index suspended_leavers_confirmed_by on suspended_leavers (confirmed_by) where confirmed_by is not null;
