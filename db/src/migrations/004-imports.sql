-- rows of imports under way, apart from the listings in service until the file has been read to its end
create unlogged table listing_staging (
  like listings,
  import_id uuid not null,
  row_number integer not null,
  staged_at timestamptz not null
);
create index listing_staging_import on listing_staging (import_id);

insert into market (listings_version) values (gen_random_uuid());
