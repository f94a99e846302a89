create table estimations (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  property_type text not null,
  lat double precision not null,
  lng double precision not null,
  localisation text not null,
  -- the answers of the wizard beside the property: usage, intention, timeline, channel, owner, offers
  answers jsonb not null,
  details jsonb not null,
  result jsonb not null,
  confidence jsonb,
  comparables jsonb,
  comparable_counts jsonb,
  basis jsonb
);
create index estimations_account on estimations (account_id, created_at desc, id desc);

create table manual_requests (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  property_type text not null,
  lat double precision not null,
  lng double precision not null,
  localisation text not null,
  answers jsonb not null,
  details jsonb not null,
  preferred_contact_method text not null,
  preferred_contact_time text not null,
  status text not null default 'pending',
  manual_result double precision,
  additional_comments text
);
create index manual_requests_account on manual_requests (account_id, created_at desc, id desc);

create table geocode_cache (
  key text primary key,
  display_name text not null,
  fetched_at timestamptz not null
);

-- one row: when the public geocoder may next be asked, for all processes together
create table geocode_turn (
  only_row boolean primary key default true check (only_row),
  next_at timestamptz not null
);
insert into geocode_turn (next_at) values ('epoch');
