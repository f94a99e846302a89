-- what experts write down about a request for each other, and whom they called; erased with the request
create table manual_request_notes (
  id uuid primary key,
  manual_request_id uuid not null references manual_requests on delete cascade,
  account_id uuid references accounts on delete set null,
  written_at timestamptz not null,
  kind text not null check (kind in ('note', 'call')),
  -- how a call ended
  outcome text,
  text text not null,
  -- so that a note sent again is kept once
  request_key text,
  check ((kind = 'call') = (outcome is not null)),
  unique (account_id, request_key)
);
create index manual_request_notes_request on manual_request_notes (manual_request_id, written_at);
create index manual_request_notes_account on manual_request_notes (account_id);
