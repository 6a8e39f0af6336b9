-- How long rows are kept is said in domains/retention/retention.rules.ts; these find what is past its time.
-- no-transaction

-- When the words of a deleted profile were erased.
alter table profiles add column if not exists erased_at timestamptz;

drop index concurrently if exists profiles_to_erase;
create index concurrently profiles_to_erase on profiles (deleted_at) where deleted_at is not null and erased_at is null;

drop index concurrently if exists profile_views_by_day;
create index concurrently profile_views_by_day on profile_views (day);

drop index concurrently if exists daily_usage_by_day;
create index concurrently daily_usage_by_day on daily_usage (day);

drop index concurrently if exists swipes_dislikes_by_age;
create index concurrently swipes_dislikes_by_age on swipes (created_at) where kind = 'dislike';

drop index concurrently if exists notifications_by_age;
create index concurrently notifications_by_age on notifications (updated_at);
