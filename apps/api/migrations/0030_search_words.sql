-- A search asks for the first 12 words of a text, so that nobody's text is a hundred searches in one.
create or replace function search_query(input text) returns tsquery
  language sql immutable parallel safe
begin atomic
  select to_tsquery('simple'::regconfig, string_agg(quote_literal(word) || ':*', ' & '))
  from (
    select word from regexp_split_to_table(search_words(input, false), ' ') with ordinality as words(word, place)
    where word <> '' order by place limit 12
  ) as first_words;
end;
