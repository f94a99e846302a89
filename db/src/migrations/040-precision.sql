-- How well the position is known: 'neighbourhood' or 'town' where its name alone is. Null is a point, as in all of before.
alter table estimations add column precision text;
alter table manual_requests add column precision text;
