-- Rows come in the order of their time: a few pages of index say where a day is.
-- no-transaction

drop index concurrently if exists messages_by_day;
create index concurrently messages_by_day on messages using brin (created_at);

drop index concurrently if exists matches_by_day;
create index concurrently matches_by_day on matches using brin (matched_at);

drop index concurrently if exists profiles_by_day;
create index concurrently profiles_by_day on profiles using brin (created_at);

drop index concurrently if exists payments_by_confirmation;
create index concurrently payments_by_confirmation on payments (confirmed_at) where confirmed_at is not null;
