-- links by which an owner lets others see an estimate: of their token only the hash; they go with the estimate
create table shares (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  estimation_id uuid not null,
  -- SHA-256; not unique, for what is unique would have to hold the account: 256 random bits are so by themselves
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- whether what is shown beside the link in a message tells the price
  shows_price boolean not null,
  -- by others than the owner; nothing is kept of who they are
  views integer not null default 0,
  primary key (account_id, id),
  foreign key (account_id, estimation_id) references estimations (account_id, id) on delete cascade
);
create index shares_token on shares (token_hash);
create index shares_estimation on shares (account_id, estimation_id);
-- what is past its retention is found by its date
create index shares_expiry on shares (expires_at);
