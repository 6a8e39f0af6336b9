-- While there is a row, nothing is written for people: an operator works on the installation (mutuals maintenance on).
create table maintenance (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null
);
