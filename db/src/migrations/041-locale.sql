-- The language of the account's emails, SMS and reports; accounts of before chose none.
alter table accounts add column locale text not null default 'fr' check (locale in ('fr', 'ar'));
