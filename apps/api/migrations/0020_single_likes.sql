-- Likes are stored one by one; whether several are shown as one is decided when they are read (D41).

-- The likes of one own profile that are unread, or were read at the same moment, newest first.
create index notifications_likes on notifications
  (user_id, (data ->> 'receiverProfileId'), coalesce(read_at, 'infinity'), updated_at desc, id desc)
  where type in ('new_like', 'new_likes_group');

-- Groups of before become the likes that they stood for.
with groups as (
  select id, user_id, (data ->> 'receiverProfileId')::uuid as profile_id, occurrences, read_at, updated_at
  from notifications
  where type = 'new_likes_group'
), likes as (
  select groups.id as group_id, groups.user_id, groups.profile_id, groups.read_at, swipe.*
  from groups
  cross join lateral (
    select actor_profile_id, kind, created_at
    from swipes
    where target_profile_id = groups.profile_id and kind <> 'dislike' and not made_match and created_at <= groups.updated_at
    order by created_at desc, actor_profile_id desc
    limit groups.occurrences
  ) as swipe
), made as (
  insert into notifications (id, user_id, type, data, read_at, created_at, updated_at)
  select gen_random_uuid(), user_id, 'new_like',
    jsonb_build_object(
      'receiverProfileId', profile_id, 'likerProfileId', actor_profile_id, 'isSuperLike', kind = 'super_like'),
    read_at, created_at, created_at
  from likes
)
delete from notifications where id in (select group_id from likes);
