-- Talks with the assistant (D42): a session and its messages are their person's alone, and go after 7 days.

create table onboarding_sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- What is known and what was asked (domains/onboarding/guided/interview.ts).
  interview jsonb not null,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index onboarding_sessions_by_user on onboarding_sessions (user_id, updated_at desc);
create index onboarding_sessions_by_age on onboarding_sessions (created_at);

create table onboarding_messages (
  session_id uuid not null references onboarding_sessions (id) on delete cascade,
  -- The index in the talk, from 0; the assistant's are even, the person's odd.
  seq integer not null check (seq >= 0),
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  -- Made by the sender, so that a message that is sent again is not taken twice.
  client_id uuid,
  created_at timestamptz not null,
  primary key (session_id, seq)
);

create unique index onboarding_messages_by_client_id on onboarding_messages (session_id, client_id) where client_id is not null;

-- What is scarce, counted by UTC day: for one person, or for all of them together (D54).
create table daily_budgets (
  budget text not null,
  -- A person's id, or 'everyone'.
  holder text not null,
  day date not null,
  used bigint not null check (used >= 0),
  primary key (budget, holder, day)
);

create index daily_budgets_by_day on daily_budgets (day);
