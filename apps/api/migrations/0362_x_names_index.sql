-- Who signed in last with a name of X: names there are freed and taken by others.
-- no-transaction

drop index concurrently if exists users_x_names;
create index concurrently users_x_names on users (lower(twitter_username)) where twitter_signed_in_at is not null;
