-- What the team decides on what was reported, why, and appeals (D65, D67).

-- Until when a person may not send messages, or is suspended: of what is in force, the latest end. For good is the year 9999.
alter table users add column muted_until timestamptz;
alter table users add column suspended_until timestamptz;

create table decisions (
  id uuid primary key,
  -- One decision a subject, whoever decides at the same time. Null once its reports are deleted.
  subject_id uuid unique references report_subjects (id) on delete set null,
  subject_type text not null,
  subject_key text not null,
  -- On whom, and the profile that showed or wrote it.
  user_id uuid not null references users (id) on delete cascade,
  profile_id uuid references profiles (id) on delete set null,
  decided_by uuid not null references users (id) on delete restrict,
  measure text not null check (measure in ('none', 'warn', 'hide_field', 'hide_picture', 'hide_profile', 'mute', 'suspend')),
  policy text,
  severity text,
  field text,
  days smallint check (days between 1 and 365),
  facts text not null,
  -- The statement of reasons in the person's language (DSA 17).
  statement jsonb,
  -- What its end puts back.
  restore jsonb not null default '{}' check (jsonb_typeof(restore) = 'object'),
  created_at timestamptz not null,
  -- When the measure ends by itself; null for never.
  ends_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('time', 'appeal', 'team')),
  -- Until when it counts as a strike.
  strike_ends_at timestamptz,
  -- A suspension for good needs a second person of the team.
  awaits_confirmation boolean not null default false,
  confirmed_by uuid references users (id) on delete restrict,
  -- There is no measure without its reasons.
  constraint decisions_give_reasons check (measure = 'none' or (
    policy is not null and severity is not null and strike_ends_at is not null and statement is not null
    and statement ?& array['language', 'what', 'where', 'measure', 'duration', 'rule', 'facts', 'machine', 'appeal']
    and length(facts) > 0)),
  constraint decisions_end check (measure in ('none', 'suspend') or ends_at is not null),
  constraint decisions_mute_for_days check (measure <> 'mute' or days between 1 and 30),
  check ((ended_at is null) = (ended_by is null)),
  check (confirmed_by <> decided_by)
);
create index decisions_of_user on decisions (user_id, created_at desc, id desc);
create index decisions_to_end on decisions (ends_at) where ended_at is null and ends_at is not null;
create index decisions_of_profile on decisions (profile_id) where profile_id is not null;
create index decisions_decided_by on decisions (decided_by);
create index decisions_confirmed_by on decisions (confirmed_by) where confirmed_by is not null;

create table appeals (
  decision_id uuid primary key references decisions (id) on delete cascade,
  -- As the decision's, so that the list reads one table.
  user_id uuid not null references users (id) on delete cascade,
  message text not null check (char_length(message) between 1 and 2000),
  created_at timestamptz not null,
  outcome text check (outcome in ('granted', 'upheld')),
  answer text check (char_length(answer) between 1 and 2000),
  answered_by uuid references users (id) on delete restrict,
  answered_at timestamptz,
  -- An answer has words.
  check (num_nulls(outcome, answer, answered_by, answered_at) in (0, 4))
);
create index appeals_open on appeals (created_at, decision_id) where answered_at is null;
create index appeals_answered on appeals (created_at, decision_id) where answered_at is not null;
create index appeals_of_user on appeals (user_id);
create index appeals_answered_by on appeals (answered_by) where answered_by is not null;

-- Counts by kind and quarter, of nobody in particular (DSA 24).
create table transparency_figures (
  -- The first day of the quarter (UTC).
  quarter date not null,
  kind text not null check (kind in ('report', 'decision', 'policy', 'appeal')),
  -- The reason, measure, rule or outcome.
  name text not null,
  count integer not null check (count >= 0),
  primary key (quarter, kind, name)
);
