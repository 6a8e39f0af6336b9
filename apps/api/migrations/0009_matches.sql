-- One word for one thing: two profiles that liked each other are a match, as the calls of the contract say.
alter table pairs rename to matches;
alter index pairs_of_a rename to matches_of_a;
alter index pairs_of_b rename to matches_of_b;
alter table conversations rename column pair_id to match_id;
