-- Apart from the column, so that nobody waits for it.
alter table decks validate constraint decks_last_boosted_check;
