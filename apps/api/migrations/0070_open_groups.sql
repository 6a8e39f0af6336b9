-- What /public-groups lists, newest first (isOpenGroup of profile-search.repository.ts).
-- no-transaction

drop index concurrently if exists profiles_open_groups;
create index concurrently profiles_open_groups on profiles (created_at desc, id desc)
  where deleted_at is null and profile_type = 'group' and details ->> 'isPublic' = 'true'
    and coalesce(details ->> 'communityLink', details ->> 'xProfile') is not null;
