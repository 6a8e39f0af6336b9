-- The extended public key may be changed between a backup and its restore: then the skipped indexes may be of both.
alter table skipped_addresses drop constraint skipped_addresses_pkey, add primary key (first_index, xpub_fingerprint);
