-- since when a notice waits, or is being sent: a moment to come tells that the clock was set back since
alter table notifications add column waits_since timestamptz not null default now();
