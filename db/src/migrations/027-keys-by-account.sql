-- What belongs to an account is found by the account first, so that a distributed engine can keep it on the server of
-- its account. On a running PostgreSQL the indexes of the large table are there already: see large-indexes.ts. Here they
-- change places, in milliseconds or not at all: behind a transaction that takes long, everybody would wait.
set local lock_timeout = '5s';
create unique index if not exists estimations_key on estimations (account_id, id);
create unique index if not exists codes_key on codes (account_id, id);
create unique index if not exists consents_key on consents (account_id, id);
-- for processes of the version before, which find shown estimates by their id alone; a later version drops it
create index if not exists estimations_id on estimations (id);
alter table estimations drop constraint estimations_pkey,
  add constraint estimations_pkey primary key using index estimations_key;
alter table codes drop constraint codes_pkey,
  add constraint codes_pkey primary key using index codes_key;
alter table consents drop constraint consents_pkey,
  add constraint consents_pkey primary key using index consents_key;
