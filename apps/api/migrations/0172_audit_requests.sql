-- By which request a change came, and from where: null for rows of before, and for what no request asked for.
alter table audit_log add column request_id text, add column address text;
