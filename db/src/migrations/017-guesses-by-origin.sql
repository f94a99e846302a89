-- It takes columns away: processes of the version before stop first.

-- wrong passwords in a row, by where they came from: a network, or a device that signed in before
create table login_failures (
  account_id uuid not null references accounts on delete cascade,
  origin text not null,
  failures integer not null,
  last_failed_at timestamptz not null,
  primary key (account_id, origin)
);
create index login_failures_time on login_failures (last_failed_at);

alter table accounts
  drop column failed_logins,
  drop column last_failed_login_at,
  -- signs the marks by which devices that signed in are known again; null until one did, another once the password changes
  add column device_key text,
  -- what the registration now pending is known by; null once the phone is verified
  add column registration text,
  -- true once somebody registered the address again before its phone was verified
  add column registration_replaced boolean not null default false;

-- wrong tries from the address that asked for the code are counted apart from those of all others
alter table codes
  add column asked_from text,
  add column wrong_tries_elsewhere integer not null default 0,
  add column last_wrong_try_elsewhere_at timestamptz;

-- phones given up lately: for three days reset codes go to the old one, whose holder may undo the change
create table phone_changes (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  old_phone text not null,
  new_phone text not null,
  changed_at timestamptz not null,
  -- SHA-256 of the token in the link that undoes it
  undo_hash text not null,
  primary key (account_id, id)
);
create index phone_changes_undo on phone_changes (undo_hash);
create index phone_changes_time on phone_changes (changed_at);
