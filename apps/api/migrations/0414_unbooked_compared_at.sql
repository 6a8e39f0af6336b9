-- When a payment's balance was last compared before it was set aside: what only the balance shows came after that.
alter table unbooked_blocks add column compared_at timestamptz;
