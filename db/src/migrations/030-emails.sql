-- An address is verified before anything but its verification is sent to it.
alter table accounts
  -- null until the account's email is verified, and again once it changes
  add column email_verified_at timestamptz,
  -- how many emails in a row the mail server refused for their address; after three, none is sent
  add column email_refusals integer not null default 0,
  add column email_stopped_at timestamptz;

alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check
  check (purpose in ('verify_phone', 'reset_password', 'change_phone', 'verify_email'));

-- 'alerts': to be told by email
alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check check (purpose in ('privacy_policy', 'offers', 'alerts'));

-- Emails that may wait: written in the transaction that gives the reason, sent from here, and their text erased some days later.
-- The address is looked up when they are sent.
create table emails (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  kind text not null,
  -- the same at every try
  message_id text not null,
  -- null once erased
  content jsonb,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  -- while 'sending': when it is given up as interrupted
  next_attempt_at timestamptz not null,
  -- since when it waits, or is being sent: a moment to come tells that the clock was set back since
  waits_since timestamptz not null,
  settled_at timestamptz,
  -- SHA-256 of the tokens that unsubscribe, one for each try: none is kept to be sent again
  unsubscribe_hashes text[] not null default '{}',
  primary key (account_id, id)
);
create index emails_due on emails (next_attempt_at) where settled_at is null;
create index emails_unsubscribe on emails using gin (unsubscribe_hashes);
-- what is past its retention is found by its date: texts first, the rest years later
create index emails_texts on emails (settled_at) where content is not null;
create index emails_settled on emails (settled_at);
