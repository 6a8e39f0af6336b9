-- The search vector is made when its words change. A generated column was made anew by every update of a profile's row, because the
-- table has a trigger before updates. The stored vectors stay as they are.
alter table profiles alter column search drop expression;

create function fold_profile_words() returns trigger language plpgsql as $$
begin
  new.search := search_document(new.name, new.tags, new.bio);
  return new;
end;
$$;

create trigger profiles_first_words before insert on profiles
  for each row execute function fold_profile_words();

-- Also when somebody writes the vector itself: it is never anything but its words.
create trigger profiles_words
  before update of name, tags, bio, search on profiles
  for each row
  when ((old.name, old.tags, old.bio, old.search) is distinct from (new.name, new.tags, new.bio, new.search))
  execute function fold_profile_words();
