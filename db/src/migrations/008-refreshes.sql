alter table models
  add column from_sample boolean,
  -- why it was not put in service when it was learned
  add column refused_because text;
update models set from_sample = exists (select from listings where sample);
alter table models alter column from_sample set not null;

alter table market
  -- the listings a model has been learned from and judged; null before the first
  add column judged_listings_version uuid,
  -- when listings were last imported, changed or not: it decides which are retired
  add column imported_at timestamptz;
update market set
  judged_listings_version = (select listings_version from models where version = model_version),
  imported_at = (select max(last_imported_at) from listings);

-- what one process does at a time, and until when it is believed to be alive
create table leases (
  name text primary key,
  holder uuid not null,
  expires_at timestamptz not null
);

create table refreshes (
  id uuid primary key,
  started_at timestamptz not null,
  -- null while it is under way
  finished_at timestamptz,
  outcome text,
  report jsonb
);
create index refreshes_time on refreshes (started_at desc);

-- what was last imported of each file or address of a source
create table fetched_files (
  -- of its address and of how it is read; no address in clear, for it may hold a secret
  key text primary key,
  content_hash text not null,
  etag text,
  last_modified text,
  imported_at timestamptz not null
);
