-- Finds the projects that name a token: market data is read for these alone.
-- no-transaction

drop index concurrently if exists profiles_by_token;
create index concurrently profiles_by_token on profiles (lower(details ->> 'tokenAddress'))
  where profile_type = 'project' and deleted_at is null;
