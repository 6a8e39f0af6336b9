-- Words of tags and bios that several profiles have: what a mistyped word of a search may mean. Made anew by the job `refresh-vocabulary`.
create table search_vocabulary (
  word text collate "C" primary key check (char_length(word) between 4 and 40)
);
create index search_vocabulary_alike on search_vocabulary using gin (word gin_trgm_ops);
