-- what visitors do, of nobody in particular: no account, no address, no identifier of a browser
create table analytics_events (
  id uuid primary key,
  name text not null,
  page text not null,
  properties jsonb not null,
  occurred_at timestamptz not null
);
-- what is past its retention is found by its date
create index analytics_events_time on analytics_events (occurred_at);
