-- The day of the visit before the last one: a like is due on the first day after it on which its receiver looks at a deck (D24, D61).
-- Null before a second visit.
alter table last_activity add column previous_day date;

-- As until now, for visits whose day before nobody noted: likes of yesterday are due.
update last_activity set previous_day = day - 1;

-- A trigger, because servers of the version before note visits too.
create function keep_previous_day() returns trigger language plpgsql as $$
begin
  new.previous_day := old.day;
  return new;
end;
$$;
create trigger last_activity_keeps_previous_day before update of day on last_activity
  for each row when (new.day > old.day) execute function keep_previous_day();
