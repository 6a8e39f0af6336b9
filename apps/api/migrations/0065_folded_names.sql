-- Names are found with typos, by the trigrams of their folded words.

create extension if not exists pg_trgm;

-- The words of the name, folded as `search` folds them; null until the next file has filled it.
alter table profiles add column folded_name text;

-- How many people liked a profile, in steps of about a fifth: its row is written when it reaches the next one, not with each like.
alter table profiles add column popularity smallint not null default 0;

create or replace function fold_profile_words() returns trigger language plpgsql as $$
begin
  new.search := search_document(new.name, new.tags, new.bio);
  new.folded_name := search_words(new.name, false);
  return new;
end;
$$;

-- Also when somebody writes what is made of the words: it is never anything but its words.
drop trigger profiles_words on profiles;
create trigger profiles_words
  before update of name, tags, bio, search, folded_name on profiles
  for each row
  when ((old.name, old.tags, old.bio, old.search, old.folded_name)
     is distinct from (new.name, new.tags, new.bio, new.search, new.folded_name))
  execute function fold_profile_words();
