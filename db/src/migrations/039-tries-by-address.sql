alter table codes
  -- the addresses of wrong_tries_elsewhere, one for each try
  add column tried_elsewhere_from text[] not null default '{}',
  -- requested from a device that signed in before: strangers' requests do not use up what it may request
  add column from_known_device boolean not null default false;
