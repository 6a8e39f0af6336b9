-- An unmatch ends a match and deletes nothing of it (D64); the conversation is closed by who ended it. A new match of the same two
-- profiles opens both again.
alter table matches add column ended_at timestamptz;

-- As before (0190), but a like that became a pass was not shown anew: that is how a match ends.
create or replace function count_exposure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.kind <> 'dislike' and new.kind = 'dislike' then
    return null;
  end if;
  insert into exposures as known (profile_id, day, shown, seen, seen_boosted)
  select profile_id, (new.created_at at time zone 'UTC')::date, shown, seen, seen_boosted
  from (
    select new.target_profile_id, 1, 0, 0
    union all
    select new.actor_profile_id, 0, 1, (select (tier = 'premium_plus')::integer from profiles where id = new.target_profile_id)
  ) as counted (profile_id, shown, seen, seen_boosted)
  order by profile_id
  on conflict (profile_id, day) do update set
    shown = known.shown + excluded.shown,
    seen = known.seen + excluded.seen,
    seen_boosted = known.seen_boosted + excluded.seen_boosted;
  return null;
end;
$$;
