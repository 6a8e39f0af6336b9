-- Pictures that people upload (D35, D55). What is kept in the storage is known here before it is written, so nothing there is ever forgotten.

create table picture_files (
  -- SHA-256 of the largest size, which names all of them.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  width smallint not null check (width between 1 and 1280),
  height smallint not null check (height between 1 and 1280),
  thumbhash text not null check (thumbhash ~ '^[A-Za-z0-9_-]{6,40}$'),
  -- When it was last written, or was about to be.
  written_at timestamptz not null,
  -- Is being deleted from the storage: nobody may have it until it is gone.
  removing boolean not null default false
);

create index picture_files_by_age on picture_files (written_at);

-- Whose a picture is. Two who upload the same one have a row each.
create table pictures (
  user_id uuid not null references users (id),
  hash text not null references picture_files (hash),
  category text not null check (category in ('avatar', 'cover', 'gallery', 'profile')),
  created_at timestamptz not null,
  -- Since when nothing uses it; null while something does.
  unused_since timestamptz,
  primary key (user_id, hash)
);

create index pictures_by_hash on pictures (hash);
create index pictures_unused on pictures (unused_since) where unused_since is not null;

-- What uses a picture: a profile of its owner, or (null) the owner's account.
create table picture_uses (
  user_id uuid not null,
  hash text not null,
  profile_id uuid,
  unique nulls not distinct (user_id, hash, profile_id),
  foreign key (user_id, hash) references pictures (user_id, hash),
  foreign key (profile_id, user_id) references profiles (id, user_id) on delete cascade
);

create index picture_uses_of_profile on picture_uses (profile_id);

-- By the address of the picture.
alter table profiles add column picture_descriptions jsonb not null default '{}'
  check (jsonb_typeof(picture_descriptions) = 'object');

alter table daily_usage drop constraint daily_usage_kind_check;
alter table daily_usage add constraint daily_usage_kind_check check (kind in ('like', 'super_like', 'upload')) not valid;
alter table daily_usage validate constraint daily_usage_kind_check;
