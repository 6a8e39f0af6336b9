-- `users.role` took the place of `is_admin` in 0025, `profile_counters` that of the counters of a profile in 0027: no later version reads or writes them.
alter table users drop column is_admin;
drop trigger profiles_carry_counts on profiles;
drop function carry_profile_counts;
alter table profiles drop column views, drop column likes, drop column matches;
