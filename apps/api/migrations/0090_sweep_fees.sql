-- What a move itself cost the deposit address, once it is final: so that what came, what went and what lies there agree to the wei (D47).
alter table sweeps add column fee_wei numeric(78, 0) not null default 0;
