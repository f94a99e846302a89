-- The number of each report in PDF, and the one figure it answers for; erased with the estimate. An estimate keeps its number
-- as long as the figure is printed alike.
create table report_numbers (
  account_id uuid not null,
  number text not null,
  estimation_id uuid not null,
  -- the sale price, or the rent where there is none, as printed
  side text not null check (side in ('vente', 'location')),
  amount double precision not null,
  issued_at timestamptz not null,
  primary key (account_id, number),
  unique (account_id, estimation_id, side, amount),
  foreign key (account_id, estimation_id) references estimations (account_id, id) on delete cascade
);
-- whoever checks a number knows no account; not unique, which only the column that spreads the table could be: 80 random bits are
create index report_numbers_number on report_numbers (number);
-- an answered request has one set of figures, and one number
alter table manual_requests add column report_number text;
create unique index manual_requests_report_number on manual_requests (report_number);
