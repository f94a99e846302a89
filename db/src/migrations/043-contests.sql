-- A contest of a kept estimate waits for an expert in the queue of manual requests. It goes with its estimate, without a
-- reference: a distributed engine keeps the two on different servers.
alter table manual_requests
  add column kind text not null default 'request' check (kind in ('request', 'contest')),
  add column estimation_id uuid,
  -- what the owner contests: reasons, corrections, copies of the advertisements named, other homes
  add column contest jsonb,
  add column verdict text check (verdict in ('confirmed', 'corrected', 'unknown')),
  -- around rent_result
  add column rent_low double precision,
  add column rent_high double precision,
  -- when the answer was last corrected; closed_at stays that of the first
  add column answer_corrected_at timestamptz,
  add check ((kind = 'contest') = (estimation_id is not null and contest is not null));
create index manual_requests_estimation on manual_requests (account_id, estimation_id) where kind = 'contest';
-- one open at a time for each estimate
create unique index manual_requests_open_contest on manual_requests (account_id, estimation_id)
  where kind = 'contest' and closed_at is null;

alter table manual_request_moves
  -- the answer that a correction replaces
  add column replaced jsonb,
  drop constraint manual_request_moves_action_check,
  add constraint manual_request_moves_action_check check (action in ('take', 'start', 'complete', 'correct', 'cancel'));

alter table notifications
  drop constraint notifications_notice_check,
  add constraint notifications_notice_check check (notice in ('request_received', 'request_due', 'request_completed',
    'request_cancelled', 'request_corrected', 'contest_completed', 'contest_cancelled', 'contest_corrected',
    'privacy_received', 'privacy_due'));
