-- A payer may end an open payment before its time is over; it is expired from then on, and what still arrives is late (D15).
alter table payments
  add column dropped_at timestamptz,
  add constraint payments_dropped_not_pending check (dropped_at is null or status <> 'pending');
