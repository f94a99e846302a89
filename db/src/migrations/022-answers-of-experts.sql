-- by when an expert answers; requests made before keep the 24 hours they were promised
alter table manual_requests add column due_at timestamptz;
update manual_requests set due_at = created_at + interval '24 hours';
alter table manual_requests
  alter column due_at set not null,
  -- for a process of the version before, which sets none
  alter column due_at set default now() + interval '24 hours',
  -- what the owner has to say beside the property
  add column message text,
  -- answered beside the price, in whole dinars: a rent per month, and between which prices
  add column rent_result double precision,
  add column result_low double precision,
  add column result_high double precision;
-- the queue: those not closed, the most urgent first
drop index manual_requests_open;
create index manual_requests_open on manual_requests (due_at) where closed_at is null;
