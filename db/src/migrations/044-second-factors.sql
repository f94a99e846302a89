-- What an authenticator app proves an expert's login by.
create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  -- encrypted with the key of the server's settings
  secret bytea not null,
  enrolled_at timestamptz not null,
  -- of the last code: each works once
  last_step integer not null,
  -- SHA-256 of the recovery codes that are left; 80 random bits each
  recovery_hashes text[] not null
);
