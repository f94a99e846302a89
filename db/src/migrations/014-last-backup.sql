-- one row, once there is a backup: the moment that the newest one holds
create table last_backup (
  only_row boolean primary key default true check (only_row),
  taken_at timestamptz not null
);
