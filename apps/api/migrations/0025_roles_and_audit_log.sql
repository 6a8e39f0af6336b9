-- Who of the team may do what (D50). `is_admin` stays for servers of the version before; nothing writes it.
create type role as enum ('support', 'admin', 'owner');
alter table users add column role role;
update users set role = 'admin' where is_admin;

-- What the team changed: who, what, before and after (D2).
create table audit_log (
  id bigint generated always as identity primary key,
  actor_user_id uuid not null references users (id),
  -- The operationId.
  action text not null check (action <> ''),
  -- Whom or what it changed, by id.
  subject text not null check (subject <> ''),
  before jsonb,
  after jsonb,
  reason text check (reason <> ''),
  created_at timestamptz not null
);
create index audit_log_subject on audit_log (subject, id);
create index audit_log_actor on audit_log (actor_user_id, id);

-- A row stays as it was written, whoever asks: also the owner of the table, and a session that replicates.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_rows before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_truncate before truncate on audit_log
  for each statement execute function refuse_audit_change();
alter table audit_log enable always trigger audit_log_rows;
alter table audit_log enable always trigger audit_log_truncate;
revoke update, delete, truncate on audit_log from public, current_user;
