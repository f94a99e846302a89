-- imports are counted: a model answers for the listings it was learned from, and for none that an import changed later
alter table market
  add column imports integer not null default 0,
  drop column imported_at;
alter table listings add column changed_in integer not null default 0;
alter table models add column imports integer not null default 0;
