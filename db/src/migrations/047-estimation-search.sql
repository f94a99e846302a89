-- Name and address without case, marks and variants of letters and digits, folded once and not for every search.
alter table estimations add column search_text text not null generated always as (
  lower(translate(
    regexp_replace(
      normalize(coalesce(name, '') || E'\n' || localisation, nfd),
      '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670]', '', 'g'
    ),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ىیکةٱڨڤـ',
    '01234567890123456789ييكهاقف'
  ))
) stored;
