-- A place in a list of the team is a whole millisecond, as every time behind which a list goes on. Made of a double alone it was
-- some microseconds beside it, so a list that went on behind such a row left out others of the same millisecond.
create or replace function place_ticket() returns trigger language plpgsql as $$
begin
  new.queue_place := date_trunc('milliseconds', to_timestamp(
    4102444800.0005 - extract(epoch from new.created_at)
    + 4102444800 * (
      12 * (new.status in ('open', 'in_progress'))::integer
      + 4 * array_position(array['free', 'premium', 'premium_plus'], new.tier::text)
      + array_position(array['low', 'medium', 'high', 'urgent'], new.priority))));
  return new;
end;
$$;
create or replace function place_report_subject() returns trigger language plpgsql as $$
begin
  new.queue_place := date_trunc('milliseconds', to_timestamp(
    4102444800.0005 - extract(epoch from new.opened_at)
    + 4102444800 * (new.urgency + case when new.escalated_at is null then 0 else 8 end)));
  return new;
end;
$$;
update tickets set queue_place = date_trunc('milliseconds', queue_place + interval '500 microseconds')
  where queue_place <> date_trunc('milliseconds', queue_place);
update report_subjects set queue_place = date_trunc('milliseconds', queue_place + interval '500 microseconds')
  where queue_place <> date_trunc('milliseconds', queue_place);
