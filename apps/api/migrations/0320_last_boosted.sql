-- Where the last entry of premium_plus stands in a deck, from 1; 0 without one. Null in decks of the version before. A reading that
-- found too few of them knows by it whether there are more behind what it looked at (D12).
alter table decks add column last_boosted integer;
-- Checked in a step of its own, so that nobody waits while all decks are read.
alter table decks add constraint decks_last_boosted_check check (last_boosted >= 0) not valid;
