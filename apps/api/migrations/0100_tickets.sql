-- Questions to the team and its answers (SPEC 2 and 3, D26, D51).

create table tickets (
  id uuid primary key,
  user_id uuid not null,
  -- Kept equal to the person's, as that of profiles is.
  tier tier not null,
  subject text not null,
  description text not null,
  category text not null check (category in ('technical', 'billing', 'account', 'feature_request', 'bug_report', 'other')),
  priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'open' check (status in ('open', 'in_progress', 'resolved', 'closed')),
  assigned_to uuid references users (id) on delete restrict,
  -- Of its messages, which are numbered from 1.
  message_count integer not null default 0 check (message_count >= 0),
  -- Answers that the person has not seen.
  unread_answers integer not null default 0 check (unread_answers >= 0),
  -- Where it stands in the team's list, the greatest first (D51).
  queue_place timestamptz not null,
  created_at timestamptz not null,
  -- Of the newest message or status.
  updated_at timestamptz not null,
  foreign key (user_id, tier) references users (id, tier) on update cascade
);

-- What waits for the team stands above what does not; then premium_plus, premium and free; then the priorities; then the oldest. A time, so
-- that the list is read by keys as all others are: the age in seconds before 2100, and 130 years for each step above.
create function place_ticket() returns trigger language plpgsql as $$
begin
  new.queue_place := to_timestamp(
    4102444800 - extract(epoch from new.created_at)
    + 4102444800 * (
      12 * (new.status in ('open', 'in_progress'))::integer
      + 4 * array_position(array['free', 'premium', 'premium_plus'], new.tier::text)
      + array_position(array['low', 'medium', 'high', 'urgent'], new.priority)));
  return new;
end;
$$;

create trigger tickets_place
  before insert or update of status, tier, priority on tickets
  for each row execute function place_ticket();

create index tickets_of_user on tickets (user_id, updated_at desc, id desc);
create index tickets_unread on tickets (user_id) where unread_answers > 0;
create index tickets_in_queue on tickets (queue_place desc, id desc);
create index tickets_by_status on tickets (status, queue_place desc, id desc);
create index tickets_assigned on tickets (assigned_to, queue_place desc, id desc);

create table ticket_messages (
  ticket_id uuid not null references tickets (id) on delete cascade,
  seq integer not null check (seq > 0),
  id uuid not null,
  author_user_id uuid not null references users (id) on delete restrict,
  -- Written by the team.
  is_support boolean not null,
  message text not null,
  created_at timestamptz not null,
  primary key (ticket_id, seq)
);
create index ticket_messages_of_author on ticket_messages (author_user_id);

-- A kind of notification more, beside one that payments bring.
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in (
  'new_like', 'new_like_revealed', 'new_likes_group', 'new_match', 'new_message', 'payment_confirmed', 'subscription_upgraded',
  'subscription_ending', 'ticket_answered')) not valid;
