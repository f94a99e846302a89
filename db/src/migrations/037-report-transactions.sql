-- what the figure of a report is, in the words of the code: the API alone names it in French
alter table report_numbers drop constraint report_numbers_side_check;
update report_numbers set side = case side when 'vente' then 'sale' else 'rent' end;
alter table report_numbers add constraint report_numbers_side_check check (side in ('sale', 'rent'));
