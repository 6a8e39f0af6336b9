-- Decks of those who have proven a wallet or a contract and show it (D84): each is a deck of its own.
alter table decks drop constraint decks_filter_check;
alter table decks add constraint decks_filter_check check (filter in (
  'all', 'individual', 'group', 'project',
  'all wallet', 'individual wallet', 'group wallet', 'project wallet',
  'all contract', 'individual contract', 'group contract', 'project contract')) not valid;
