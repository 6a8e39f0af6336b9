-- Whether money of a payment waits for a decision is stored with it, and kept right here: the team's list of those is read by it (D15).

alter table payments add column has_unsettled boolean not null default false;

-- Transfers that did not count, all of them where the payment came to nothing, and what was paid too much; but for what is settled.
create function payment_has_unsettled(payment uuid, status text, expected numeric) returns boolean language sql stable as $$
  select exists (
    select from transfers
    where transfers.payment_id = payment and (transfers.counted_as <> 'payment' or status in ('expired', 'failed'))
      and not exists (select from settled_transfers where settled_transfers.transfer_id = transfers.id))
  or status = 'confirmed' and expected < (
    select coalesce(sum(transfers.amount_wei), 0) from transfers
    where transfers.payment_id = payment and transfers.counted_as = 'payment')
    and not exists (
      select from transfers join settled_transfers on settled_transfers.transfer_id = transfers.id
      where transfers.payment_id = payment and transfers.counted_as = 'payment');
$$;

-- Whatever is written, it is what is true.
create function note_unsettled() returns trigger language plpgsql as $$
begin
  new.has_unsettled := payment_has_unsettled(new.id, new.status, new.expected_wei);
  return new;
end;
$$;
create trigger payments_unsettled
  before update of status, has_unsettled on payments
  for each row execute function note_unsettled();

-- Whoever adds one has locked its payment.
create function note_transfers() returns trigger language plpgsql as $$
begin
  update payments set has_unsettled = true where id in (select payment_id from added);
  return null;
end;
$$;
create trigger transfers_unsettled
  after insert on transfers referencing new table as added
  for each statement execute function note_transfers();

create function note_settled() returns trigger language plpgsql as $$
begin
  update payments set has_unsettled = false
  where id in (select payment_id from transfers join added on added.transfer_id = transfers.id);
  return null;
end;
$$;
create trigger settled_transfers_unsettled
  after insert on settled_transfers referencing new table as added
  for each statement execute function note_settled();

update payments set has_unsettled = true where id in (select payment_id from transfers);
