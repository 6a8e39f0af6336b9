-- What the team needs to work through tickets (SPEC 2, Admin).

alter table tickets
  -- When the team answered first.
  add column first_answer_at timestamptz,
  -- Since when the person waits for the team; null where nothing waits for it.
  add column waiting_since timestamptz,
  -- When its assignee got it, or last wrote a note in it.
  add column assignee_active_at timestamptz;

update tickets set
  first_answer_at = (select min(created_at) from ticket_messages where ticket_id = id and is_support),
  assignee_active_at = case when assigned_to is not null then updated_at end,
  waiting_since = case
    when status not in ('open', 'in_progress') then null
    when message_count = 0 then created_at
    else (select last.created_at from ticket_messages as last where last.ticket_id = tickets.id and last.seq = message_count and not last.is_support)
  end;

-- What the team writes for itself. Apart from the messages, so that no answer to a person can have it.
create table ticket_notes (
  id uuid primary key,
  ticket_id uuid not null references tickets (id) on delete cascade,
  author_user_id uuid not null references users (id) on delete restrict,
  note text not null,
  created_at timestamptz not null
);
create index ticket_notes_of_ticket on ticket_notes (ticket_id, created_at, id);
create index ticket_notes_of_author on ticket_notes (author_user_id);
