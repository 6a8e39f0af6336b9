-- When each account that is due to be erased last had its turn: those that fail again and again never hold up the others.
alter table users add column erasure_asked_at timestamptz;
