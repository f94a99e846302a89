-- of a limit that counts distinct things: their numbers, as many as hits
alter table limits add column members integer[];

-- with it the contacts named in limits are hashed
create table contact_key (
  only_row boolean primary key default true check (only_row),
  key text not null
);
insert into contact_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- what the limits of a deleted account had counted, for whoever proves its contact again that day
create table limits_past_deletion (
  contact_hash text not null,
  -- without the account's id
  name text not null,
  window_began_at timestamptz not null,
  hits integer not null,
  members integer[],
  primary key (contact_hash, name)
);

-- these named phones, and are hashed from now on
delete from limits where key like 'codes to %';
