-- What one has handed over is found when an account is erased.
-- no-transaction

drop index concurrently if exists report_subjects_escalated;
create index concurrently report_subjects_escalated on report_subjects (escalated_by) where escalated_by is not null;
