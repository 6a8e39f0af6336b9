-- What is stored of an upload is its path below the place of all pictures, so that the place may change. It was the whole address.
-- No release before this one took uploads.

create function pg_temp.path_of(address text) returns text language sql immutable as $$
  select regexp_replace(address, '^https?://.+/([0-9a-f]{64}-[0-9]+x[0-9]+-[A-Za-z0-9_-]{6,40}/[0-9]+\.webp)$', '\1')
$$;

update users set avatar_url = pg_temp.path_of(avatar_url)
where id in (select user_id from picture_uses where profile_id is null);

update profiles set
  avatar_url = pg_temp.path_of(avatar_url),
  cover_url = pg_temp.path_of(cover_url),
  details = case when details ? 'gallery' then jsonb_set(details, '{gallery}', (
    select coalesce(jsonb_agg(pg_temp.path_of(address) order by place), '[]')
    from jsonb_array_elements_text(details -> 'gallery') with ordinality as picture (address, place))) else details end,
  picture_descriptions = (
    select coalesce(jsonb_object_agg(pg_temp.path_of(address), description), '{}')
    from jsonb_each(picture_descriptions) as picture (address, description))
where id in (select profile_id from picture_uses);
