-- What the team's tickets are found and ordered by.
-- no-transaction

drop index concurrently if exists tickets_newest;
create index concurrently tickets_newest on tickets (created_at desc, id desc);

drop index concurrently if exists tickets_changed;
create index concurrently tickets_changed on tickets (updated_at desc, id desc);

drop index concurrently if exists tickets_by_category;
create index concurrently tickets_by_category on tickets (category, queue_place desc, id desc);

drop index concurrently if exists tickets_words;
create index concurrently tickets_words on tickets using gin (lower(subject) gin_trgm_ops);

drop index concurrently if exists tickets_by_short_id;
create index concurrently tickets_by_short_id on tickets (right(id::text, 6));

drop index concurrently if exists tickets_first_answered;
create index concurrently tickets_first_answered on tickets (first_answer_at desc) where first_answer_at is not null;

drop index concurrently if exists tickets_unattended;
create index concurrently tickets_unattended on tickets (greatest(waiting_since, assignee_active_at))
  where assigned_to is not null and waiting_since is not null;
