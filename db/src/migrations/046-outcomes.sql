-- What became of a property since its estimate, as its owner states it; it goes with the estimate.
create table outcomes (
  account_id uuid not null,
  estimation_id uuid not null,
  kind text not null check (kind in ('sold', 'let', 'withdrawn')),
  -- as signed: whole dinars, per month for a rent; null off the market, as are month and channel
  price integer,
  month text,
  through text check (through in ('agency', 'self', 'other')),
  -- slug of the zone by which the price is kept without its owner's identity; null where the owner does not want that
  neighbourhood text,
  state text not null default 'stated' check (state in ('stated', 'proved', 'refused')),
  stated_at timestamptz not null,
  -- SHA-256 of the last proof, which outlives the file
  proof_digest text,
  -- when an expert judged it
  decided_at timestamptz,
  primary key (account_id, estimation_id),
  foreign key (account_id, estimation_id) references estimations (account_id, id) on delete cascade,
  check ((kind = 'withdrawn') = (price is null) and (kind = 'withdrawn') = (month is null))
);
-- an expert knows no account
create index outcomes_estimation on outcomes (estimation_id);

-- Files that wait for an expert: opaque bytes, encrypted with the key of the server's settings.
create table proofs (
  account_id uuid not null,
  estimation_id uuid not null,
  content_type text not null,
  bytes integer not null,
  sealed bytea not null,
  sent_at timestamptz not null,
  primary key (account_id, estimation_id),
  foreign key (account_id, estimation_id) references outcomes (account_id, estimation_id) on delete cascade
);
create index proofs_sent on proofs (sent_at);

-- What owners let stay of signed prices once their account is closed. A random key, so that nothing orders the rows.
create table signed_prices (
  id uuid primary key default gen_random_uuid(),
  neighbourhood text not null,
  property_type text not null,
  kind text not null check (kind in ('sold', 'let')),
  -- to two digits
  price integer not null,
  -- '2026-T1'
  quarter text not null
);

-- an account that refused the question about what became of its properties is not asked it again
alter table accounts add column outcome_question_refused_at timestamptz;
-- when that question was sent about the property, on each of its estimates
alter table estimations add column outcome_question_at timestamptz;
