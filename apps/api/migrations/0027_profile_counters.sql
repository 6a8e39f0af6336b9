-- What is counted of a profile stands in a narrow table of its own: a view or a like no longer writes the profile's row.
create table profile_counters (
  profile_id uuid primary key references profiles (id) on delete cascade,
  views integer not null default 0 check (views >= 0),
  likes integer not null default 0 check (likes >= 0),
  matches integer not null default 0 check (matches >= 0)
  -- Room in each page for the next version of a row, so that counting touches no index.
) with (fillfactor = 60);

-- `profiles.views`, `likes` and `matches` stay for servers of the version before, which count there: what they add is added here too.
create function carry_profile_counts() returns trigger language plpgsql as $$
begin
  insert into profile_counters as counters (profile_id, views, likes, matches)
  values (new.id, new.views - old.views, new.likes - old.likes, new.matches - old.matches)
  on conflict (profile_id) do update set
    views = counters.views + excluded.views,
    likes = counters.likes + excluded.likes,
    matches = counters.matches + excluded.matches;
  return null;
end;
$$;

create trigger profiles_carry_counts
  after update of views, likes, matches on profiles
  for each row
  when ((old.views, old.likes, old.matches) is distinct from (new.views, new.likes, new.matches))
  execute function carry_profile_counts();

-- A profile without a row here counts as 0, 0 and 0.
insert into profile_counters (profile_id, views, likes, matches)
select id, views, likes, matches from profiles where views > 0 or likes > 0 or matches > 0;
