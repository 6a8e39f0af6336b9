-- What earlier versions left there.
update profiles set photos = '{}' where photos <> '{}';
