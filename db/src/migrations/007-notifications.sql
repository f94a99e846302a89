-- What experts and owners are to be told: written in the transaction that gives the reason, sent from here.
-- It holds no text and no number: both are looked up when it is sent.
create table notifications (
  id uuid primary key,
  notice text not null check (notice in ('request_received', 'request_due', 'request_completed', 'request_cancelled')),
  channel text not null check (channel in ('sms', 'webhook')),
  -- whose phone; a webhook is nobody's
  account_id uuid references accounts on delete cascade,
  manual_request_id uuid not null references manual_requests on delete cascade,
  -- 'sending' is written before the gateway is asked: what a crash leaves so may have been sent
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  -- while 'sending': when it is given up as interrupted
  next_attempt_at timestamptz not null,
  settled_at timestamptz,
  unique nulls not distinct (notice, channel, account_id, manual_request_id)
);
create index notifications_due on notifications (next_attempt_at) where settled_at is null;
create index notifications_account on notifications (account_id);
create index notifications_request on notifications (manual_request_id);

-- false once the owner of the phone wants no message but codes
alter table accounts add column sms_notices boolean not null default true;

-- when a record was last shown to its owner; null when never since it was made
alter table estimations add column last_used_at timestamptz;
alter table manual_requests add column last_used_at timestamptz;
