-- Tags and languages to filter by, folded, in the row itself: a list that is read in its own order tells by them at once whether a profile
-- fits (docs/decisions/021-gallery.md). Null until the next file has filled them.
alter table profiles add column folded_tags text[], add column folded_languages text[];

-- The rarest words are counted too, so that one which nobody has is not expected to be found soon.
alter table profiles alter column folded_tags set statistics 1000, alter column folded_languages set statistics 1000;

create or replace function fold_profile_words() returns trigger language plpgsql as $$
begin
  new.search := search_document(new.name, new.tags, new.bio);
  new.folded_name := search_words(new.name, false);
  new.folded_tags := fold_words(new.tags);
  new.folded_languages := fold_words(new.languages);
  return new;
end;
$$;

-- Also when somebody writes what is made of the words: it is never anything but its words.
drop trigger profiles_words on profiles;
create trigger profiles_words
  before update of name, tags, bio, languages, search, folded_name, folded_tags, folded_languages on profiles
  for each row
  when ((old.name, old.tags, old.bio, old.languages, old.search, old.folded_name, old.folded_tags, old.folded_languages)
     is distinct from (new.name, new.tags, new.bio, new.languages, new.search, new.folded_name, new.folded_tags, new.folded_languages))
  execute function fold_profile_words();
