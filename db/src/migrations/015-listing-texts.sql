-- names of places had no bound: those imported before get the one that imports have now
update listings set governorate = left(governorate, 300), city = left(city, 300), locality = left(locality, 300)
where greatest(length(governorate), length(city), length(locality)) > 300;

-- and so do those repeated in estimates, which only such a name can make so large
create function pg_temp.bounded(items jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_set(item, '{locality}', to_jsonb(left(item ->> 'locality', 300))) order by at), '[]')
  from jsonb_array_elements(items) with ordinality as each_item (item, at)
$$;
update estimations set comparables =
  jsonb_set(jsonb_set(jsonb_set(jsonb_set(comparables,
    '{vente}', pg_temp.bounded(comparables -> 'vente')),
    '{location}', pg_temp.bounded(comparables -> 'location')),
    '{places,vente}', pg_temp.bounded(comparables #> '{places,vente}'), false),
    '{places,location}', pg_temp.bounded(comparables #> '{places,location}'), false)
where octet_length(comparables::text) > 100000;
drop function pg_temp.bounded;
