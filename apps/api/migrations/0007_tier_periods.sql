-- Whose paid period ends next.
create index users_tier_periods on users (tier_expires_at) where tier_expires_at is not null;
