-- Apart from the others, so that nobody waits while all profiles are read.
alter table profiles validate constraint profiles_no_photos;
