-- An entry of the reports desk that an admin handed to the owners, with a note (D51, D65). Who it is claimed by is then null.
alter table report_subjects add column escalated_at timestamptz;
alter table report_subjects add column escalated_by uuid;
alter table report_subjects add column escalation_note text;
-- Checked in a step of their own, so that nobody waits while all entries are read.
alter table report_subjects add constraint report_subjects_escalation_check check (
  num_nulls(escalated_at, escalated_by, escalation_note) in (0, 3) and char_length(escalation_note) between 1 and 2000) not valid;
alter table report_subjects add constraint report_subjects_escalated_by_fkey
  foreign key (escalated_by) references users (id) on delete restrict not valid;

-- What was handed over stands before every urgency, so owners read it first.
create or replace function place_report_subject() returns trigger language plpgsql as $$
begin
  new.queue_place := to_timestamp(4102444800 - extract(epoch from new.opened_at)
    + 4102444800 * (new.urgency + case when new.escalated_at is null then 0 else 8 end));
  return new;
end;
$$;
drop trigger report_subjects_place on report_subjects;
create trigger report_subjects_place
  before insert or update of urgency, escalated_at on report_subjects
  for each row execute function place_report_subject();
