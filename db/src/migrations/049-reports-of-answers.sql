-- what an expert's opinion, printed with it, says of the figure
alter table report_numbers add column verdict text;
alter table report_numbers add column expert_amount double precision;
update report_numbers set verdict = opinion.verdict,
    expert_amount = case side when 'sale' then opinion.manual_result else opinion.rent_result end
  from (
    select distinct on (estimation_id) account_id, estimation_id, verdict, manual_result, rent_result from manual_requests
      where kind = 'contest' and status = 'completed' order by estimation_id, closed_at desc
  ) as opinion
  where opinion.account_id = report_numbers.account_id and opinion.estimation_id = report_numbers.estimation_id
    and superseded_at is null;
-- of the report that stated the answer which a correction replaced: it is known, and no longer current
alter table manual_request_moves add column report_number text;
create unique index manual_request_moves_report_number on manual_request_moves (report_number);
