-- Which extended public key made a payment's address: DEPOSIT_XPUB may be changed, and the treasury then needs the seed of each (D16, D47).
-- BIP-32's fingerprint of that key, 8 hexadecimal digits; null for payments made before this column.
alter table payments add column xpub_fingerprint text;
