create table listings (
  id uuid primary key,
  source text not null,
  source_id text,
  sample boolean not null default false,
  transaction text not null check (transaction in ('sale', 'rent')),
  property_type text not null check (property_type in ('apartment', 'house', 'villa', 'land')),
  price_tnd double precision not null,
  surface_m2 double precision not null,
  rooms integer,
  bathrooms integer,
  garage boolean,
  pool boolean,
  constructible boolean,
  furnished boolean,
  condition text,
  standing text,
  floor integer,
  age_years integer,
  elevator boolean,
  sea_view boolean,
  air_conditioning boolean,
  central_heating boolean,
  garden boolean,
  governorate text,
  city text,
  locality text not null,
  lat double precision not null,
  lng double precision not null,
  listed_on date not null,
  first_imported_at timestamptz not null,
  last_imported_at timestamptz not null
);

create table listing_imports (
  id uuid primary key,
  file_name text not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  report jsonb not null
);

-- learned models, kept so that one can go back; the artefact is the engine's own serialisation
create table models (
  version text primary key,
  created_at timestamptz not null,
  listings_version uuid not null,
  description jsonb not null,
  artefact bytea not null
);

-- one row: which listings and which model are in service
create table market (
  only_row boolean primary key default true check (only_row),
  -- changes with every change of the listings table
  listings_version uuid not null,
  model_version text references models
);
