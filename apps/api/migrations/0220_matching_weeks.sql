-- What matching did in each UTC week, from Monday on (decision 045): one row a week, about nobody in particular. The sums of exposure
-- that it comes from are gone after 28 days.
create table matching_weeks (
  week date primary key check (extract(isodow from week) = 1),
  -- Profiles that decided on cards in the week and were there before it. The next five are about them.
  active integer not null check (active >= 0),
  -- Of exposure within a tier, 0 to 1; null where nobody of it was shown.
  gini_free real check (gini_free between 0 and 1),
  gini_plus real check (gini_plus between 0 and 1),
  -- The share that was shown less than a fifth of a fair share; null without exposure.
  unseen real check (unseen between 0 and 1),
  -- How often a profile of a tier was shown on average; null without one.
  shown_free real check (shown_free >= 0),
  shown_premium real check (shown_premium >= 0),
  shown_plus real check (shown_plus >= 0),
  -- Matches of the week, and those in which both wrote within 7 days; null until these have passed for all of them.
  matches integer check (matches >= 0),
  answered integer check (answered between 0 and matches),
  check ((matches is null) = (answered is null))
);
