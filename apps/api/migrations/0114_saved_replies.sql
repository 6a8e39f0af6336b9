-- What the team answers often, to be put into a reply and edited there (SPEC 2, Admin).
create table saved_replies (
  id uuid primary key,
  name text not null,
  -- The text in each language of the product.
  text_en text not null,
  text_fr text not null,
  text_zh text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
