-- what its owner corrected of a request that nobody had taken up yet; erased with the request
create table manual_request_corrections (
  manual_request_id uuid not null references manual_requests on delete cascade,
  -- the one the correction led to
  revision integer not null,
  corrected_at timestamptz not null,
  -- [{field, from, to}]: what each field said and says, null where it says nothing
  fields jsonb not null,
  primary key (manual_request_id, revision)
);
