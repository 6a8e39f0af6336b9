-- What was written down stays when a person's row goes, and does not hold it up.
alter table audit_log drop constraint audit_log_actor_user_id_fkey;
