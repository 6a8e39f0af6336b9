-- What earlier versions left in profiles.photos goes, and from here on nothing can be written there, so that the code need not know
-- the column any more. Both at once: a check that is not validated yet holds for every row that is saved, and would refuse to save a
-- profile that still has photos. The next release drops the column; the version before this one still names it when it erases a profile.
-- replaces 7a5bb873a6e7c88ba87fb7fcdd8e3a645ed60321dfc2cc76fd691597b3e65b72
update profiles set photos = '{}' where photos <> '{}';
alter table profiles add constraint profiles_no_photos check (photos = '{}') not valid;
