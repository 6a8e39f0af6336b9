-- no-transaction
drop index concurrently if exists users_deletion_due;
create index concurrently users_deletion_due on users (deletion_due_at) where deletion_due_at is not null and erased_at is null;
