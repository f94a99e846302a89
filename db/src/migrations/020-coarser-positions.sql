-- Positions are kept to four decimals, eleven metres: those kept finer are rounded, and cut where they stand in a text.
-- The geocoder's cache has had four from the start; advertisements keep the place their source gives.
update estimations set lat = round(lat::numeric, 4), lng = round(lng::numeric, 4)
  where lat <> round(lat::numeric, 4) or lng <> round(lng::numeric, 4);
update manual_requests set lat = round(lat::numeric, 4), lng = round(lng::numeric, 4)
  where lat <> round(lat::numeric, 4) or lng <> round(lng::numeric, 4);

create function pg_temp.cut_fine_degrees(kept text) returns text language sql as $$
  select regexp_replace(kept, '(\d[.,]\d{4})\d+', '\1', 'g')
$$;
update estimations set localisation = pg_temp.cut_fine_degrees(localisation)
  where localisation ~ '\d[.,]\d{5}';
update manual_requests set localisation = pg_temp.cut_fine_degrees(localisation)
  where localisation ~ '\d[.,]\d{5}';
update analytics_events set
  page = pg_temp.cut_fine_degrees(page),
  properties = pg_temp.cut_fine_degrees(properties::text)::jsonb
  where page ~ '\d[.,]\d{5}' or properties::text ~ '\d[.,]\d{5}';
drop function pg_temp.cut_fine_degrees;
