-- by what key its sender named it: sent again under the same key, it is the same record
alter table estimations add column request_key text, add unique (account_id, request_key);
alter table manual_requests add column request_key text, add unique (account_id, request_key);
