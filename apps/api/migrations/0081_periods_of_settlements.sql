-- A period may also be credited by the team for money that came late or twice (D15), and a period ends early when a later purchase takes
-- in what is left of it (D14).
alter table subscription_periods
  add column settlement_id uuid unique references payment_settlements (id) on delete restrict,
  add column replaced_at timestamptz;

-- "Your plan ends in 3 days".
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in (
  'new_like', 'new_like_revealed', 'new_likes_group', 'new_match', 'new_message', 'payment_confirmed', 'subscription_upgraded',
  'subscription_ending')) not valid;
alter table notifications validate constraint notifications_type_check;
