-- A property whose value its owner follows, as one of the estimates of it describes it: a follow dies with that estimate.
create table follows (
  account_id uuid not null,
  estimation_id uuid not null,
  followed_at timestamptz not null,
  -- the market it was last valued on, and when: the version of the model and the number of imports
  valued_for text not null,
  valued_at timestamptz not null,
  -- the prices it was followed at, or that its owner was sent since, and when; null for one that is not shown
  told_at timestamptz not null,
  told_sale real,
  told_rent real,
  -- the market on which its owner was last sent an email: one for each at most
  told_for text,
  primary key (account_id, estimation_id),
  foreign key (account_id, estimation_id) references estimations (account_id, id) on delete cascade
);
-- those that another market is to value are found by it
create index follows_valued_for on follows (valued_for);

-- What a followed property was worth on each market: a point of its line. In dinars, unrounded; changes are logarithms.
create table followed_values (
  account_id uuid not null,
  estimation_id uuid not null,
  valued_at timestamptz not null,
  model_version text not null,
  -- of the engine: a change of it is told apart from one of the market
  method smallint not null,
  -- why no side has a figure; null where one has
  no_figure text check (no_figure in ('not_covered', 'too_few', 'fault')),
  sale_price real,
  sale_low real,
  sale_high real,
  sale_score smallint,
  sale_comparables integer,
  -- what moved the price since the point before: null where that cannot be told
  sale_index real,
  sale_listings real,
  sale_model real,
  -- what learning anew alone moves such a price by; null while it was not measured
  sale_noise real,
  rent_price real,
  rent_low real,
  rent_high real,
  rent_score smallint,
  rent_comparables integer,
  rent_listings real,
  rent_model real,
  rent_noise real,
  primary key (account_id, estimation_id, valued_at),
  foreign key (account_id, estimation_id) references follows (account_id, estimation_id) on delete cascade
);
-- what is past its retention is found by its date
create index followed_values_date on followed_values (valued_at);
