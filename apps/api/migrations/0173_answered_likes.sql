-- A like that was answered by a like is no secret any more (D1): what was told of it says whose it was, and waits no longer.
update notifications set type = 'answered_like', read_at = coalesce(read_at, now())
from matches
where notifications.type = 'new_like'
  and matches.profile_a_id = least((data ->> 'likerProfileId')::uuid, (data ->> 'receiverProfileId')::uuid)
  and matches.profile_b_id = greatest((data ->> 'likerProfileId')::uuid, (data ->> 'receiverProfileId')::uuid);
