-- What the deck's schedule needs (D61): how often each profile was shown, who is still around, and when two are due for each other.
-- docs/decisions/042-a-deck-that-works-for-everyone.md says why.

-- Sums by UTC day, no views: how often a profile was decided on, and how many it decided on.
create table exposures (
  profile_id uuid not null references profiles (id) on delete cascade,
  day date not null,
  shown integer not null default 0 check (shown >= 0),
  seen integer not null default 0 check (seen >= 0),
  -- Of those seen, the ones of premium_plus at that time (D12).
  seen_boosted integer not null default 0 check (seen_boosted between 0 and seen),
  primary key (profile_id, day)
  -- Room in each page for the next version of a row, so that counting touches no index.
) with (fillfactor = 60);

create index exposures_by_day on exposures (day);

-- A trigger, because servers of the version before decide too. Both rows in the order of their ids, so that two who decide on
-- each other never wait for each other in a circle; a decision holds the lock of both profiles anyway.
create function count_exposure() returns trigger language plpgsql as $$
begin
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

create trigger swipes_count_exposure after insert or update of created_at on swipes
  for each row execute function count_exposure();

-- The last UTC day on which somebody looked at a deck. Private; a person without a row was away for long.
create table last_activity (
  user_id uuid primary key references users (id) on delete cascade,
  day date not null
) with (fillfactor = 60);

create index last_activity_by_day on last_activity (day);

insert into last_activity (user_id, day)
select profiles.user_id, max(decks.read_on) from decks join profiles on profiles.id = decks.actor_profile_id group by profiles.user_id;

-- Decides which pairs are due on which day. Secret: with it, a reader could tell who is in their deck because of a like (D24).
create table deck_salt (
  is_only boolean primary key default true check (is_only),
  salt bigint not null
);
insert into deck_salt (salt) select ('x' || left(md5(gen_random_uuid()::text), 16))::bit(64)::bigint;

-- The fair share of exposure of a weight of 1 at the fill: of premium_plus, of all others. Null in decks of the version before.
alter table decks add column fair_shares real[] check (cardinality(fair_shares) = 2);
