-- When a person last signed in with the X account of `twitter_username`: since then it is known to be theirs (D84). Null until their next sign-in.
alter table users add column twitter_signed_in_at timestamptz;
