-- Once, on the primary, as postgres: psql -h 127.0.0.1 -p 5000 -U postgres -f role.sql
create role soumdar login password 'change-me';
-- what the product asks for with each connection of its own, for when pgbouncer stands between
alter role soumdar set statement_timeout = '60s';
alter role soumdar set idle_in_transaction_session_timeout = '60s';
alter role soumdar set lock_timeout = '5s';
create database soumdar owner soumdar;
