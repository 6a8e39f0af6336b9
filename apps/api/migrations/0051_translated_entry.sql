-- What a group asks of newcomers, translated with its bio; the hash is of both texts.
alter table translations add column entry_requirements text;
