-- why the figures were what they were; records made before have none
alter table estimations add column explanation jsonb;
