-- Apart from the change, so that nobody waits for it.
alter table decks validate constraint decks_filter_check;
