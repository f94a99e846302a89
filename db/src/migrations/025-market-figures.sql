-- what is asked in each zone, and how wrong estimates are there: public figures made with the model; null for models learned before
alter table models add column figures jsonb;

-- every model that was ever in service, with its accuracy, when the model itself is long forgotten
create table model_history (
  version text primary key,
  created_at timestamptz not null,
  description jsonb not null
);
insert into model_history (version, created_at, description)
select version, created_at, description from models where refused_because is null and not from_sample;
