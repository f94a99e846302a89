alter table estimations
  -- the estimate of the account that it corrects; no reference: that one may be erased before it
  add column replaces uuid,
  -- by what its property is known since it was corrected; null where its own description says so (queries/same-property.ts)
  add column property_key text;
create index estimations_replaces on estimations (account_id, replaces) where replaces is not null;
alter table followed_values
  -- whether the property is another from here on, as its owner corrected it; null is no
  add column corrected boolean,
  -- the surface it was valued with, where that was corrected since
  add column surface_m2 double precision;
