-- The desk finds other accounts of a reported person by their mail address.
-- no-transaction

drop index concurrently if exists users_by_email;
create index concurrently users_by_email on users (lower(email)) where email is not null;
