-- What is popular and what is trending counts people, not clicks (docs/decisions/021-gallery.md).

-- Who liked a profile, by whichever of their own profiles and however often: each person once.
create table profile_likers (
  profile_id uuid not null references profiles (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The UTC day of the first like.
  day date not null,
  primary key (profile_id, user_id)
);

create index profile_likers_by_day on profile_likers (day);

alter table profile_counters add column likers integer not null default 0 check (likers >= 0);

create function popularity_of(likers integer) returns smallint
  language sql immutable parallel safe
begin atomic
  select floor(4 * log(2, 1 + likers))::smallint;
end;

create function count_liker() returns trigger language plpgsql as $$
declare
  people integer;
begin
  insert into profile_likers (profile_id, user_id, day)
  select new.target_profile_id, user_id, (new.created_at at time zone 'UTC')::date from profiles where id = new.actor_profile_id
  on conflict do nothing;
  if not found then
    return null;
  end if;
  insert into profile_counters as counters (profile_id, likers) values (new.target_profile_id, 1)
  on conflict (profile_id) do update set likers = counters.likers + 1
  returning likers into people;
  update profiles set popularity = popularity_of(people)
  where id = new.target_profile_id and popularity <> popularity_of(people);
  return null;
end;
$$;

create trigger swipes_first_liker after insert on swipes
  for each row when (new.kind <> 'dislike') execute function count_liker();

-- A pass that became a like.
create trigger swipes_later_liker after update of kind on swipes
  for each row when (old.kind = 'dislike' and new.kind <> 'dislike') execute function count_liker();

insert into profile_likers (profile_id, user_id, day)
select s.target_profile_id, actor.user_id, min((s.created_at at time zone 'UTC')::date)
from swipes s join profiles actor on actor.id = s.actor_profile_id
where s.kind <> 'dislike'
group by 1, 2;

insert into profile_counters as counters (profile_id, likers)
select profile_id, count(*) from profile_likers group by profile_id
on conflict (profile_id) do update set likers = excluded.likers;

update profiles set popularity = popularity_of(counters.likers)
from profile_counters counters where counters.profile_id = profiles.id and counters.likers > 0;

-- What many people looked at or liked in the last days, made anew by the job `refresh-trending`.
create table trending_profiles (
  place smallint primary key check (place > 0),
  profile_id uuid not null unique references profiles (id) on delete cascade
);
