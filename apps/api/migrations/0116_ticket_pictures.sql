-- Pictures of tickets and of messages about them (D51). Here and not where pictures of profiles are: those can be reached by anyone who has
-- their address; these only by an address that expires, given to the person who asks and to the team.
create table ticket_pictures (
  id uuid primary key,
  user_id uuid not null references users (id) on delete restrict,
  -- Null, with `seq` and `place`, while it was not sent.
  ticket_id uuid references tickets (id) on delete cascade,
  -- The message that it belongs to; 0: the description.
  seq integer check (seq >= 0),
  place smallint check (place >= 0),
  is_sent boolean not null default false check (is_sent = (ticket_id is not null and seq is not null and place is not null)),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- WebP.
  bytes bytea not null,
  -- What its addresses are signed with.
  key bytea not null,
  created_at timestamptz not null
);
create index ticket_pictures_of_ticket on ticket_pictures (ticket_id, seq, place) where is_sent;
create index ticket_pictures_of_user on ticket_pictures (user_id);
create index ticket_pictures_unsent on ticket_pictures (created_at) where not is_sent;
