-- Apart from the columns, so that nobody waits for it.
alter table report_subjects validate constraint report_subjects_escalation_check;
alter table report_subjects validate constraint report_subjects_escalated_by_fkey;
