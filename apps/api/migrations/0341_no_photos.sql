-- Nothing writes profiles.photos: from here on nothing can, so that what 0342 empties stays empty and the code need not know
-- the column any more. The next release drops it; the version before this one still names it when it erases a profile.
alter table profiles add constraint profiles_no_photos check (photos = '{}') not valid;
