-- What an estimate answered is kept as one packed value (queries/stored-answers.ts) in place of six columns of JSON. Rows kept before
-- are read as they are, and packed by a job, some hundreds at a time: nothing waits for them here.
alter table estimations
  add column answer bytea,
  alter column result drop not null,
  add constraint estimations_answered check (answer is not null or result is not null) not valid;
-- packed already: the database would try in vain to make it smaller
alter table estimations alter column answer set storage external;
-- rows of up to half a page stay whole; a value set apart takes a row and an index entry of its own
alter table estimations set (toast_tuple_target = 4080);
create index estimations_unpacked on estimations (id) where answer is null;
