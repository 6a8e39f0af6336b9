-- What profiles have proven (D84 to D87): one row a claim.
create table proofs (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('wallet', 'github', 'repository', 'domain', 'contract', 'collection', 'telegram', 'seat')),
  -- As it is shown, in one way of writing it.
  subject text not null check (subject <> '' and char_length(subject) <= 300),
  -- What one holder alone may have, where the subject does not say it: GitHub's id of an account whose name may be reused.
  subject_key text check (subject_key <> ''),
  -- The project of a seat.
  project_id uuid references profiles (id) on delete cascade,
  -- The address that signs for a contract or a collection, in lower case.
  account text check (account ~ '^0x[0-9a-f]{40}$'),
  state text not null check (state in ('pending', 'proven', 'unconfirmed', 'conflicting', 'withdrawn')),
  method text,
  is_shown boolean not null,
  -- How many pieces of a collection.
  count integer check (count > 0),
  -- What was signed or found, for a look again and for the team; never shown to others.
  evidence jsonb check (jsonb_typeof(evidence) = 'object'),
  evidence_hash bytea,
  -- What is to be done, once, until a time. What is to be placed holds the token, which stays.
  challenge jsonb check (jsonb_typeof(challenge) = 'object'),
  challenge_ends_at timestamptz,
  token text not null,
  proved_at timestamptz,
  checked_at timestamptz,
  -- When it has to be proven again; null where looking again is enough.
  expires_at timestamptz,
  -- When it is looked at next.
  check_at timestamptz,
  -- Since when looks found it to be false, and since when nothing could be seen (D86).
  false_since timestamptz,
  away_since timestamptz,
  unconfirmed_since timestamptz,
  withdrawn_at timestamptz,
  withdrawn_because text check (withdrawn_because in ('owner', 'expired', 'false', 'changed_hands', 'team', 'project')),
  created_at timestamptz not null,
  check ((kind = 'seat') = (project_id is not null)),
  check ((challenge is null) = (challenge_ends_at is null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check (state not in ('proven', 'unconfirmed', 'conflicting')
    or (subject_key is not null and method is not null and evidence_hash is not null and proved_at is not null and checked_at is not null))
);
-- One subject, one holder (D85).
create unique index proofs_held on proofs (kind, subject_key) where state in ('proven', 'unconfirmed');
create unique index proofs_of_profile on proofs (profile_id, kind, subject) where state <> 'withdrawn';
create index proofs_history on proofs (profile_id, created_at desc, id desc);
create index proofs_of_project on proofs (project_id) where project_id is not null;
create index proofs_due on proofs (check_at) where check_at is not null;
create index proofs_withdrawn on proofs (withdrawn_at) where withdrawn_at is not null;

-- Two profiles that have proven the same.
create table proof_conflicts (
  id uuid primary key,
  holder_proof_id uuid not null references proofs (id) on delete cascade,
  claimant_proof_id uuid not null references proofs (id) on delete cascade,
  created_at timestamptz not null,
  decided_at timestamptz,
  keeps text check (keeps in ('holder', 'claimant', 'nobody')),
  reason text check (char_length(reason) <= 500),
  -- Null where one of the two gave way.
  decided_by uuid references users (id) on delete restrict,
  check ((decided_at is null) = (keeps is null))
);
create unique index proof_conflicts_open on proof_conflicts (claimant_proof_id) where decided_at is null;
create index proof_conflicts_of_claimant on proof_conflicts (claimant_proof_id);
create index proof_conflicts_of_holder on proof_conflicts (holder_proof_id);
create index proof_conflicts_oldest on proof_conflicts (created_at, id) where decided_at is null;
create index proof_conflicts_decided on proof_conflicts (decided_at desc, id desc) where decided_at is not null;
create index proof_conflicts_by on proof_conflicts (decided_by) where decided_by is not null;

-- A claim that a profile changes is looked at again at once (D84).
create function recheck_proofs() returns trigger language plpgsql as $$
begin
  update proofs set check_at = least(check_at, new.updated_at) where profile_id = new.id and check_at is not null;
  return null;
end;
$$;
create trigger profiles_recheck_proofs
  after update of details on profiles
  for each row when (old.details is distinct from new.details) execute function recheck_proofs();
