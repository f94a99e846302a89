-- Errors on advertisements unlike those learned from, measured after a model is put in service.
alter table models add column hard_errors jsonb;
