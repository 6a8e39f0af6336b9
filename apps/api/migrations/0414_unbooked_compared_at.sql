-- When a payment's balance was last compared before it was set aside: what only the balance shows came after that.
alter table unbooked_blocks add column compared_at timestamptz;
-- For payments that were set aside before, nobody knows when: they get the benefit of the doubt.
update unbooked_blocks set compared_at = least(unbooked_blocks.created_at, payments.expires_at)
  from payments where payments.id = payment_id;
