-- Another email changes hands as another phone does: for three days its holder may take it back, and nobody else may register it.
-- It renames a table: processes of the version before stop first.

alter table phone_changes rename to contact_changes;
alter table contact_changes
  rename constraint phone_changes_pkey to contact_changes_pkey;
alter table contact_changes
  rename constraint phone_changes_account_id_fkey to contact_changes_account_id_fkey;
alter index phone_changes_undo rename to contact_changes_undo;
alter index phone_changes_time rename to contact_changes_time;
alter table contact_changes
  add column old_email text,
  add column new_email text,
  -- the phone that was sent the link
  add column told_phone text;
update contact_changes set old_email = email, new_email = email, told_phone = old_phone
  from accounts where accounts.id = contact_changes.account_id;
alter table contact_changes
  alter column old_email set not null,
  alter column new_email set not null,
  alter column told_phone set not null;
create index contact_changes_email on contact_changes (old_email);
