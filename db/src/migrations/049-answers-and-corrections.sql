-- when an expert last gave other figures: words alone replace no answer
alter table manual_requests add column figures_at timestamptz;
update manual_requests set figures_at = coalesce(answer_corrected_at, closed_at) where status = 'completed';
-- an expert's opinion printed with the figure: its verdict, when it was given, and its prices by side
alter table report_numbers add column opinion jsonb;
update report_numbers set opinion = answer.opinion
  from (
    select distinct on (estimation_id) account_id, estimation_id, jsonb_build_object('verdict', verdict,
        'at', to_char(figures_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sale', manual_result, 'rent', rent_result) as opinion
      from manual_requests where kind = 'contest' and status = 'completed' order by estimation_id, closed_at desc
  ) as answer
  where answer.account_id = report_numbers.account_id and answer.estimation_id = report_numbers.estimation_id
    and superseded_at is null;
-- of the report that stated the answer which a correction replaced: it is known, and no longer current
alter table manual_request_moves add column report_number text;
create unique index manual_request_moves_report_number on manual_request_moves (report_number);
-- of a correction: the key of its property before, which comes back when the correction is deleted
alter table estimations add column former_key text;
