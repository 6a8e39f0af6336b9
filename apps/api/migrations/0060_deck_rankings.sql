-- What a model said of the top of a deck (D38): its reasons go when the deck is filled again, and with the deck.

alter table decks add column ranking jsonb;
-- The UTC day on which it was asked; null when it was not since the fill.
alter table decks add column ranked_on date;
alter table decks add check ((ranking is null) = (ranked_on is null));

create index decks_by_ranking on decks (ranked_on) where ranked_on is not null;
