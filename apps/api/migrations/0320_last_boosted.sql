-- Where the last entry of premium_plus stands in a deck, from 1; 0 without one. Null in decks of the version before. A reading that
-- found too few of them knows by it whether there are more behind what it looked at (D12).
alter table decks add column last_boosted integer check (last_boosted >= 0);
