-- an estimate may bear a name of its owner's; one that its owner deleted shows nowhere, may be taken back for
-- some seconds, and is then erased
alter table estimations add column name text;
alter table estimations add column deleted_at timestamptz;
create index estimations_deleted on estimations (deleted_at) where deleted_at is not null;
