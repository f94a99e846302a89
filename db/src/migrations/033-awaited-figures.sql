-- Where too few advertisements are near for an estimate, the owner who asked an expert may wait for these too.
alter table manual_requests
  -- since when; null where they do not
  add column awaited_since timestamptz,
  -- the market on which it was last looked whether an estimate has a figure that may be shown
  add column looked_on text,
  -- since when it has; null while it has none
  add column covered_since timestamptz,
  -- the market on which the owner was sent an email that says so: nothing is looked for any more
  add column told_for text;
create index manual_requests_awaited on manual_requests (account_id) where awaited_since is not null and told_for is null;
