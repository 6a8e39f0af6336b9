-- Checked apart from the change of the rule, so that nobody waits for it.
alter table notifications validate constraint notifications_type_check;
