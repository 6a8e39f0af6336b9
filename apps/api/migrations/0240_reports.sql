-- Reports (issue of trust, DSA 16). What is reported is frozen as it was, so that nobody can change it afterwards.

-- A reported thing: one row however many report it, until the team decides; later reports begin a new one.
create table report_subjects (
  id uuid primary key,
  type text not null check (type in ('profile', 'group', 'message', 'picture', 'link')),
  -- The id of the thing; of a picture its profile and hash.
  subject_key text not null check (subject_key <> ''),
  -- Whose it is: the person, and the profile that shows or wrote it.
  user_id uuid not null references users (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  report_count integer not null default 0 check (report_count >= 0),
  -- The sum of what its reports weigh.
  weight double precision not null default 0 check (weight >= 0),
  -- The class that the team reads first, the greatest first.
  urgency smallint not null default 0 check (urgency between 0 and 7),
  -- Where it stands in the team's list, the greatest first: by urgency, then the oldest (as tickets).
  queue_place timestamptz not null,
  assigned_to uuid references users (id) on delete restrict,
  opened_at timestamptz not null,
  last_reported_at timestamptz not null,
  decided_at timestamptz
);
create unique index report_subjects_open on report_subjects (type, subject_key) where decided_at is null;
create index report_subjects_in_queue on report_subjects (queue_place desc, id desc) where decided_at is null;
create index report_subjects_decided on report_subjects (decided_at desc, id desc) where decided_at is not null;
create index report_subjects_of_user on report_subjects (user_id, opened_at);
create index report_subjects_of_profile on report_subjects (profile_id);
create index report_subjects_assigned on report_subjects (assigned_to) where assigned_to is not null;

create function place_report_subject() returns trigger language plpgsql as $$
begin
  new.queue_place := to_timestamp(4102444800 - extract(epoch from new.opened_at) + 4102444800 * new.urgency);
  return new;
end;
$$;
create trigger report_subjects_place
  before insert or update of urgency on report_subjects
  for each row execute function place_report_subject();

-- A thing as it was when somebody reported it; reports of the same state share one.
create table report_snapshots (
  id uuid primary key,
  subject_id uuid not null references report_subjects (id) on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  content_hash bytea not null,
  taken_at timestamptz not null,
  unique (subject_id, content_hash)
);

-- Uploads that are evidence: their files stay, whatever becomes of the profile.
create table report_pictures (
  subject_id uuid not null references report_subjects (id) on delete cascade,
  hash text not null references picture_files (hash),
  primary key (subject_id, hash)
);
create index report_pictures_by_hash on report_pictures (hash);

create table reports (
  id uuid primary key,
  subject_id uuid not null references report_subjects (id) on delete cascade,
  snapshot_id uuid not null references report_snapshots (id) on delete cascade,
  -- Null for a guest.
  reporter_user_id uuid references users (id) on delete cascade,
  reason text not null check (reason in
    ('scam', 'impersonation', 'spam', 'harassment', 'hate', 'sexual', 'violence', 'minor', 'illegal', 'other')),
  message text not null check (char_length(message) <= 2000),
  -- The messages that the reporter picked, as they were.
  evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array' and jsonb_array_length(evidence) <= 20),
  -- What the reporter's earlier reports were worth, from 0 to 2.
  weight double precision not null check (weight between 0 and 2),
  created_at timestamptz not null
);
create unique index reports_once on reports (subject_id, reporter_user_id) where reporter_user_id is not null;
create index reports_of_reporter on reports (reporter_user_id, created_at desc, id desc) where reporter_user_id is not null;
create index reports_of_snapshot on reports (snapshot_id);
