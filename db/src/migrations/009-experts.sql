-- none for an expert whom the staff vouches for: then phone_verified_at is when it did
alter table accounts alter column phone drop not null;

alter table manual_requests
  add check (status in ('pending', 'in_progress', 'completed', 'cancelled')),
  -- the expert whose request it is
  add column assigned_to uuid references accounts on delete set null,
  -- goes up with every move, so that of two experts at once the second is told
  add column revision integer not null default 0,
  -- completed or cancelled at
  add column closed_at timestamptz,
  add column cancel_reason text;
-- the queue: those not closed, by age
create index manual_requests_open on manual_requests (created_at) where closed_at is null;

create table manual_request_moves (
  manual_request_id uuid not null references manual_requests on delete cascade,
  -- the one the move led to
  revision integer not null,
  account_id uuid references accounts on delete set null,
  moved_at timestamptz not null,
  action text not null check (action in ('take', 'start', 'complete', 'cancel')),
  from_status text not null,
  to_status text not null,
  note text,
  primary key (manual_request_id, revision)
);
