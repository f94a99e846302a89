-- by when an expert answers (not called due_at: processes of the version before select that name beside this table); requests made before keep the 24 hours they were promised
alter table manual_requests add column answer_by timestamptz;
update manual_requests set answer_by = created_at + interval '24 hours';
alter table manual_requests
  alter column answer_by set not null,
  -- for a process of the version before, which sets none
  alter column answer_by set default now() + interval '24 hours',
  -- what the owner has to say beside the property
  add column message text,
  -- answered beside the price, in whole dinars: a rent per month, and between which prices
  add column rent_result double precision,
  add column result_low double precision,
  add column result_high double precision;
-- the queue: those not closed, the most urgent first
drop index manual_requests_open;
create index manual_requests_open on manual_requests (answer_by) where closed_at is null;
