-- the area of each place with a price, as maps draw it: public, made with the model; null for models learned before
alter table models add column areas jsonb;
