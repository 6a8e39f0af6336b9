-- From it come the keys of the links that end a person's mails, one for each address; null until they confirm one.
alter table users add column mail_key bytea;
