-- What the musts of an empty deck's profile hide (D62): counted once a fill, because each must is counted over all profiles.
alter table decks add column hidden_by_musts jsonb;
