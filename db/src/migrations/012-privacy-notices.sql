-- experts are also told of requests about personal data
alter table notifications
  add column privacy_request_id uuid references privacy_requests on delete cascade,
  alter column manual_request_id drop not null,
  add check (num_nonnulls(manual_request_id, privacy_request_id) = 1),
  drop constraint notifications_notice_check,
  add constraint notifications_notice_check check (
    notice in (
      'request_received', 'request_due', 'request_completed', 'request_cancelled', 'privacy_received', 'privacy_due'
    )
  ),
  drop constraint notifications_notice_channel_account_id_manual_request_id_key,
  add unique nulls not distinct (notice, channel, account_id, manual_request_id, privacy_request_id);
create index notifications_privacy_request on notifications (privacy_request_id);

-- what an expert leaves behind when the account is erased
create index manual_requests_expert on manual_requests (assigned_to);
create index manual_request_moves_account on manual_request_moves (account_id);

-- how many phones were verified lately is asked with every code sent
create index accounts_verified on accounts (phone_verified_at);
