-- How many people, profiles, matches and messages there are, for whoever looks at the landing page (D29): counted by a job, and read as one row.
create table statistics (
  only_row boolean primary key default true check (only_row),
  people bigint not null check (people >= 0),
  profiles bigint not null check (profiles >= 0),
  matches bigint not null check (matches >= 0),
  messages bigint not null check (messages >= 0)
);

insert into statistics (people, profiles, matches, messages)
select
  (select count(*) from users),
  (select count(*) from profiles where deleted_at is null),
  (select count(*) from matches),
  (select coalesce(sum(last_seq), 0) from conversations);
