-- When a person's X account was made, as far as its id says: whoever comes with a very new one is a newcomer for longer (D66).
alter table users add column twitter_created_at timestamptz;
