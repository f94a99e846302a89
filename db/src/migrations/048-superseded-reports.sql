-- since when a report printed before lacks an expert's answer on its estimate: it is known, and no longer current
alter table report_numbers add column superseded_at timestamptz;
alter table report_numbers drop constraint report_numbers_account_id_estimation_id_side_amount_key;
create unique index report_numbers_current on report_numbers (account_id, estimation_id, side, amount)
  where superseded_at is null;
-- those printed before the answers given until now
update report_numbers set superseded_at = closed_at from manual_requests
  where manual_requests.account_id = report_numbers.account_id and manual_requests.estimation_id = report_numbers.estimation_id
    and kind = 'contest' and status = 'completed' and issued_at < closed_at;
