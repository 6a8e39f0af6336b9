-- no-transaction
-- All profiles that a person ever had, and what they liked: what goes when they leave.
drop index concurrently if exists profiles_of_user;
create index concurrently profiles_of_user on profiles (user_id);
drop index concurrently if exists profile_likers_of_user;
create index concurrently profile_likers_of_user on profile_likers (user_id);
drop index concurrently if exists notifications_of_returned_tickets;
create index concurrently notifications_of_returned_tickets on notifications ((data ->> 'ticketId')) where type = 'ticket_returned';
