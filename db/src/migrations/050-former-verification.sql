-- when the former email was verified, if it was: an undo gives that back
alter table contact_changes add column old_email_verified_at timestamptz;
