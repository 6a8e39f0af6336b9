-- The badge stands beside the name that the team checked, and beside no other (D52): `is_verified` follows from `verified_name`. A server of the
-- version before writes both, and gets what the trigger makes of them.
create function derive_is_verified() returns trigger language plpgsql as $$
begin
  new.is_verified := new.verified_name is not null and new.verified_name = new.name;
  return new;
end;
$$;

-- Verified before names were written down: under the name of that time, which is still today's.
update profiles set verified_name = name where is_verified and verified_name is null;
update profiles set is_verified = false where is_verified and verified_name <> name;

create trigger profiles_first_verified before insert on profiles
  for each row execute function derive_is_verified();

create trigger profiles_verified
  before update of name, verified_name, is_verified on profiles
  for each row
  when ((old.name, old.verified_name, old.is_verified) is distinct from (new.name, new.verified_name, new.is_verified))
  execute function derive_is_verified();
