create table accounts (
  id uuid primary key,
  email text not null unique,
  full_name text not null,
  phone text not null,
  phone_verified_at timestamptz,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'expert')),
  failed_logins integer not null default 0,
  last_failed_login_at timestamptz,
  created_at timestamptz not null,
  last_login_at timestamptz
);
-- several people may try to register one phone; one of them proves it is theirs
create unique index accounts_verified_phone on accounts (phone) where phone_verified_at is not null;

create table sessions (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  lifetime_seconds integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

-- a code exists from the moment its SMS is attempted; one whose SMS failed is deleted
create table codes (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('verify_phone', 'reset_password')),
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  last_wrong_try_at timestamptz,
  -- used, replaced by a newer one, or dead with the pending registration it belonged to
  voided_at timestamptz
);
create index codes_account on codes (account_id, purpose, sent_at desc);

-- one row counts what was accepted since its window began
create table limits (
  key text primary key,
  window_began_at timestamptz not null,
  hits integer not null
);
