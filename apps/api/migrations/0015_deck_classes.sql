-- A deck has two classes: profiles of premium_plus, and all others in one order whatever their plan (D12).

-- Stored decks are made anew at their next reading.
truncate decks, deck_entries;
alter table decks drop column open_tier;
-- The one class that had profiles outside the deck when it was filled: nothing of a class below it is inside. Null when
-- nothing eligible at all was outside.
alter table decks add column open_class text check (open_class in ('boosted', 'others'));
