-- How soon a profile usually answers (decision 044): sums in steps. No time of an answer is stored.
create table reply_habits (
  profile_id uuid primary key references profiles (id) on delete cascade,
  -- Conversations whose first answer came within 1, 3 and 7 days, and later or not at all.
  within_day integer not null default 0 check (within_day >= 0),
  within_days integer not null default 0 check (within_days >= 0),
  within_week integer not null default 0 check (within_week >= 0),
  later integer not null default 0 check (later >= 0),
  -- The first step that two thirds are within; null below 5 conversations, and where it is later.
  habit text generated always as (
    case
      when within_day + within_days + within_week + later < 5 then null
      when 3 * within_day >= 2 * (within_day + within_days + within_week + later) then 'day'
      when 3 * (within_day + within_days) >= 2 * (within_day + within_days + within_week + later) then 'few_days'
      when 3 * (within_day + within_days + within_week) >= 2 * (within_day + within_days + within_week + later) then 'week'
    end
  ) stored
);

alter table conversation_members
  -- Whether the member's first answer in this conversation is counted, or its absence.
  -- True for the members there are: old chats say nothing of a first answer.
  add column answer_counted boolean not null default true;
alter table conversation_members alter column answer_counted set default false;

alter table users
  -- Whether others see how soon the person's profiles usually answer.
  add column shows_reply_habit boolean not null default true;

-- Counts a first answer. Sums are halved at 40, so that recent habits weigh more.
create function count_answer(answered_conversation uuid, answering_profile uuid, answered_at timestamptz) returns void language sql as $$
  with answer as (
    update conversation_members set answer_counted = true
    where conversation_id = answered_conversation and profile_id = answering_profile
      and waiting_since is not null and not answer_counted
    returning profile_id, answered_at - waiting_since as taken
  )
  insert into reply_habits as known (profile_id, within_day, within_days, within_week, later)
  select profile_id,
    (taken <= interval '1 day')::integer,
    (taken > interval '1 day' and taken <= interval '3 days')::integer,
    (taken > interval '3 days' and taken <= interval '7 days')::integer,
    (taken > interval '7 days')::integer
  from answer
  on conflict (profile_id) do update set (within_day, within_days, within_week, later) = (
    select (known.within_day + excluded.within_day) / part, (known.within_days + excluded.within_days) / part,
      (known.within_week + excluded.within_week) / part, (known.later + excluded.later) / part
    from (select case when known.within_day + known.within_days + known.within_week + known.later >= 40 then 2 else 1 end as part) as halving
  );
$$;

create or replace function message_gives_the_turn() returns trigger language plpgsql as $$
begin
  perform count_answer(new.conversation_id, new.sender_profile_id, new.created_at);
  update conversations set closed_by = null, closed_at = null
  where id = new.conversation_id and closed_by = new.sender_profile_id;
  update conversation_members member set
    listed_at = new.created_at,
    waiting_since = case
      when member.profile_id <> new.sender_profile_id and conversation.closed_at is null
        then coalesce(member.waiting_since, new.created_at)
    end
  from conversations conversation
  where member.conversation_id = new.conversation_id and conversation.id = new.conversation_id;
  return null;
end;
$$;
