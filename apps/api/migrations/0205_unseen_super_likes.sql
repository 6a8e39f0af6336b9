-- Whether the card of who super-liked was shown to the receiver (decision 044). Those from before count as shown: nobody noted it.
alter table swipes add column is_seen boolean not null default true;
alter table swipes alter column is_seen set default false;
