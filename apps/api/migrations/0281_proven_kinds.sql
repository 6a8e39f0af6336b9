-- What kinds of things a profile has proven and shows: what search, the deck and its score ask for of many profiles at once (D84).
alter table profiles add column proven_kinds text[] not null default '{}';

create function keep_proven_kinds() returns trigger language plpgsql as $$
declare
  owner uuid := coalesce(new.profile_id, old.profile_id);
  kinds text[] := coalesce((select array_agg(distinct kind order by kind) from proofs
    where profile_id = owner and is_shown and state = 'proven'), '{}');
begin
  update profiles set proven_kinds = kinds where id = owner and proven_kinds is distinct from kinds;
  return null;
end;
$$;
create trigger proofs_proven_kinds
  after insert or delete or update of state, is_shown on proofs
  for each row execute function keep_proven_kinds();

-- A score that depends on it is made anew.
create trigger profiles_proof_change
  before update of proven_kinds on profiles
  for each row when (old.proven_kinds is distinct from new.proven_kinds) execute function touch_match_change();
