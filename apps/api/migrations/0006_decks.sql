-- What a stored deck needs to stay right between two fills. The reasons are in docs/decisions/ (stored deck).
-- replaces 214ea95a2d5e36e114eae40a4fd597067fb2a6475ad1b63c75858d5a4443f394

-- When something that the deck's order or membership depends on last changed, by the database's clock.
alter table profiles add column match_changed_at timestamptz not null default clock_timestamp();

create function touch_match_change() returns trigger language plpgsql as $$
begin
  new.match_changed_at := clock_timestamp();
  return new;
end;
$$;

create trigger profiles_match_change
  before update of tier, subtype, tags, languages, interests, skills, deleted_at on profiles
  for each row
  when ((old.tier, old.subtype, old.tags, old.languages, old.interests, old.skills, old.deleted_at)
     is distinct from (new.tier, new.subtype, new.tags, new.languages, new.interests, new.skills, new.deleted_at))
  execute function touch_match_change();

-- Arrivals and edits of one type and tier since a deck was filled, newest first.
create index profiles_match_changes on profiles (profile_type, tier, match_changed_at desc) where deleted_at is null;

-- Dislikes of one profile that end in a span of time (D39).
create index swipes_dislikes on swipes (actor_profile_id, created_at) where kind = 'dislike';

-- A deck is made anew when it is missing; what the columns below say of an older one, nobody knows.
delete from decks;
alter table decks drop column exhausted;
-- Nothing eligible of a tier above this one was outside the deck when it was filled, and nothing below it was inside;
-- null when nothing eligible at all was outside.
alter table decks add column open_tier tier;
-- Changes of profiles up to here are in the deck; the database's clock, as in match_changed_at.
alter table decks add column changes_seen_to timestamptz not null;
