-- Owners who live abroad. Their phone stands apart from those that an SMS goes to: it is neither verified nor unique, and
-- codes go to the email. `phone_verified_at` is then when the code of that email was entered.
alter table accounts
  add column phone_abroad text,
  -- a new email of somebody abroad, until its code is entered
  add column pending_email text;

-- an owner abroad is told of a change by email
alter table contact_changes
  add column told_email text,
  alter column told_phone drop not null,
  add check (num_nonnulls(told_phone, told_email) = 1);

-- where the owner is, for whoever calls
alter table manual_requests add column time_zone text;

alter table codes drop constraint codes_purpose_check;
alter table codes
  add constraint codes_purpose_check check (
    purpose in ('verify_phone', 'reset_password', 'change_phone', 'verify_email', 'change_email')
  );
