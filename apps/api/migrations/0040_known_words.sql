-- Known things under all their names, and the words that people may be offered.

-- As search_query, for a text with known things in it: every word of `rest`, and each known thing under one of its spellings. The first
-- spelling is the typed one, which may be the beginning of a word; the others are looked for as they are. Null when `rest` holds no word
-- and there are no known things.
create function search_query(rest text, known jsonb) returns tsquery
  language plpgsql immutable parallel safe
as $$
declare
  asked tsquery := search_query(rest);
  thing jsonb;
  named tsquery;
begin
  for thing in select value from jsonb_array_elements(known) loop
    select string_agg('(' || spelled::text || ')', '|')::tsquery into named
    from (
      select search_query(thing ->> 0) as spelled
      union all
      select phraseto_tsquery('simple'::regconfig, search_words(spelling, false))
      from jsonb_array_elements_text(thing) with ordinality as spellings(spelling, place) where place > 1
    ) as ways
    where numnode(spelled) > 0;
    asked := case when asked is null then named else asked && named end;
  end loop;
  return asked;
end;
$$;

-- On how many living profiles a word stands as tag, interest or skill; a word of no profile has no row.
create table word_uses (
  kind text not null check (kind in ('tag', 'interest', 'skill')),
  -- Folded for comparison, byte by byte so that the key finds beginnings too.
  word text collate "C" not null check (char_length(word) between 1 and 40),
  -- As its first writer wrote it.
  spelling text not null,
  profiles integer not null check (profiles > 0),
  primary key (kind, word)
);

-- What may be suggested: on more profiles than one person can have (limits.profilesPerUser).
create index word_uses_shared on word_uses (kind, word) where profiles > 10;

create function profile_words(tags text[], interests text[], skills text[])
  returns table (kind text, word text, spelling text)
  language sql immutable parallel safe
begin atomic
  select kind, folded, min(spelling)
  from (
    select 'tag' as kind, unnest(tags) as spelling
    union all select 'interest', unnest(interests)
    union all select 'skill', unnest(skills)
  ) as words
  cross join lateral (select btrim(left(lower(normalize(btrim(spelling), NFKC)), 40)) as folded) as fold
  where folded <> ''
  group by kind, folded;
end;

-- Rows are written in the order of their keys, so that two saves at once wait for each other and never in a circle.
create function count_profile_words() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select kind, word, min(spelling) as spelling, sum(step)::integer as step
    from (
      select w.*, 1 as step from profile_words(new.tags, new.interests, new.skills) as w where new.deleted_at is null
      union all
      select w.*, -1 from profile_words(old.tags, old.interests, old.skills) as w where tg_op = 'UPDATE' and old.deleted_at is null
    ) as steps
    group by kind, word having sum(step) <> 0
    order by kind, word collate "C"
  loop
    if change.step > 0 then
      insert into word_uses as uses (kind, word, spelling, profiles)
      values (change.kind, change.word, change.spelling, change.step)
      on conflict (kind, word) do update set profiles = uses.profiles + excluded.profiles;
    else
      delete from word_uses where kind = change.kind and word = change.word and profiles <= -change.step;
      update word_uses set profiles = profiles + change.step where kind = change.kind and word = change.word;
    end if;
  end loop;
  return null;
end;
$$;

create trigger profiles_first_word_uses after insert on profiles
  for each row execute function count_profile_words();

create trigger profiles_word_uses
  after update of tags, interests, skills, deleted_at on profiles
  for each row
  when ((old.tags, old.interests, old.skills, old.deleted_at) is distinct from (new.tags, new.interests, new.skills, new.deleted_at))
  execute function count_profile_words();

insert into word_uses (kind, word, spelling, profiles)
select w.kind, w.word, min(w.spelling), count(*)
from profiles p cross join lateral profile_words(p.tags, p.interests, p.skills) as w
where p.deleted_at is null
group by w.kind, w.word;
