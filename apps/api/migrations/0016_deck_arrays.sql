-- A deck is one row: its profiles in order with their scores, a seventh of what a row for each entry took.
-- breaking

drop table deck_entries;
-- Decks are made anew at their next reading.
truncate decks;
-- Entries are checked against profiles and swipes when they are read; hence no foreign key.
alter table decks add column profile_ids uuid[] not null;
alter table decks add column scores real[] not null;
alter table decks add check (cardinality(profile_ids) = cardinality(scores));
-- The last UTC day on which somebody read it: decks that nobody reads are deleted.
alter table decks add column read_on date not null;

create index decks_by_reading on decks (read_on);
