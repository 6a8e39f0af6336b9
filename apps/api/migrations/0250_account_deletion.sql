-- A person who asked for the deletion of their account, and when it becomes final (D68). Null for everyone else.
alter table users add column deletion_due_at timestamptz;
-- When the account was erased for good. Its row stays for payments and audit rows, without the person.
alter table users add column erased_at timestamptz;
-- When its person asked for the deletion of the account; `deleted_at` is set too, so that nothing else shows it.
alter table profiles add column left_at timestamptz;

-- The data that a person asked for: one export a person.
create table data_exports (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  language text not null check (language in ('en', 'fr', 'zh')),
  -- Signs the addresses of the file.
  key bytea not null,
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- The attempt that finished it.
  attempt uuid,
  -- The size of the file.
  bytes bigint check (bytes > 0),
  check ((ready_at is null) = (bytes is null) and (ready_at is null) = (attempt is null))
);
create index data_exports_oldest on data_exports (requested_at);

-- The file in parts, so that neither writing nor sending it holds all of it.
create table data_export_parts (
  export_id uuid not null references data_exports (id) on delete cascade,
  -- The attempt that wrote it: an attempt that was cut off leaves parts behind.
  attempt uuid not null,
  seq integer not null check (seq >= 0),
  bytes bytea not null,
  primary key (export_id, attempt, seq)
);
