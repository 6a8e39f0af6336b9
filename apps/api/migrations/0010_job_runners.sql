-- Who runs jobs right now. A runner says so every few seconds; the jobs of one that fell silent are given to others.
create table job_runners (
  id text primary key,
  seen_at timestamptz not null
);
