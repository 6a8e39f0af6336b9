-- Swipes, the pairs they make, daily limits, and the stored deck of each acting profile.

create type swipe_kind as enum ('like', 'super_like', 'dislike');

create table swipes (
  actor_profile_id uuid not null references profiles (id) on delete cascade,
  target_profile_id uuid not null references profiles (id) on delete cascade,
  kind swipe_kind not null,
  -- The only name of a like that its receiver may see while the liker is hidden (D1): random, so nothing follows from it.
  like_id uuid,
  -- What the first answer said, so that a repeated like answers the same (D24).
  made_match boolean not null default false,
  -- Dislikes hide for 90 days from here (D39).
  created_at timestamptz not null,
  primary key (actor_profile_id, target_profile_id),
  check (actor_profile_id <> target_profile_id),
  check ((kind = 'dislike') = (like_id is null)),
  check (kind <> 'dislike' or not made_match)
);

create index swipes_likes_received on swipes (target_profile_id, created_at desc, actor_profile_id) where kind <> 'dislike';
create index swipes_likes_sent on swipes (actor_profile_id, created_at desc, target_profile_id) where kind <> 'dislike';

-- How much of a limited kind a person used in one UTC day, whatever profile they acted as (D3).
create table daily_usage (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('like', 'super_like')),
  used integer not null check (used > 0),
  primary key (user_id, day, kind)
);

-- Two profiles of two people who like each other, in one row whoever came first (D33).
create table pairs (
  id uuid primary key,
  profile_a_id uuid not null,
  user_a_id uuid not null,
  profile_b_id uuid not null,
  user_b_id uuid not null,
  matched_at timestamptz not null,
  unique (profile_a_id, profile_b_id),
  check (profile_a_id < profile_b_id),
  check (user_a_id <> user_b_id),
  foreign key (profile_a_id, user_a_id) references profiles (id, user_id) on delete cascade,
  foreign key (profile_b_id, user_b_id) references profiles (id, user_id) on delete cascade
);

create index pairs_of_a on pairs (profile_a_id, matched_at desc);
create index pairs_of_b on pairs (profile_b_id, matched_at desc);

-- A deck belongs to an acting profile and a type filter ('all' or one type).
create table decks (
  actor_profile_id uuid not null references profiles (id) on delete cascade,
  filter text not null check (filter in ('all', 'individual', 'group', 'project')),
  filled_at timestamptz not null,
  -- True when the last fill found fewer candidates than it wanted: nothing eligible is left outside.
  exhausted boolean not null,
  primary key (actor_profile_id, filter)
);

-- Entries are a cache, checked against profiles and swipes when they are read; hence no foreign key on the target.
create table deck_entries (
  actor_profile_id uuid not null,
  filter text not null,
  position integer not null check (position >= 0),
  target_profile_id uuid not null,
  score real not null,
  primary key (actor_profile_id, filter, position),
  unique (actor_profile_id, filter, target_profile_id),
  check (actor_profile_id <> target_profile_id),
  foreign key (actor_profile_id, filter) references decks (actor_profile_id, filter) on delete cascade
);
