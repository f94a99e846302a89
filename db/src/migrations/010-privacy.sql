alter table accounts
  -- a new phone, until its code is typed
  add column pending_phone text,
  -- since when the data is kept and not used, at its owner's request
  add column limited_since timestamptz;

alter table codes drop constraint codes_purpose_check;
alter table codes
  add constraint codes_purpose_check check (purpose in ('verify_phone', 'reset_password', 'change_phone'));

-- what was consented to, under which text; a withdrawn one is kept as the proof that it was given and ended
create table consents (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('privacy_policy', 'offers')),
  text_version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
-- one consent in force for each purpose
create unique index consents_in_force on consents (account_id, purpose) where withdrawn_at is null;
create index consents_account on consents (account_id, given_at desc);

-- people write of themselves in the message: it goes with the account
create table privacy_requests (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('objection', 'limitation')),
  message text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  accepted boolean,
  answer text
);
create index privacy_requests_account on privacy_requests (account_id, created_at desc);
