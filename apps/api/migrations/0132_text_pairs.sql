-- What one or two characters are found by in the team's lists: the index of parts knows three in a row (docs/decisions/025-lists-of-the-team.md).

-- The characters of a text and its pairs of neighbours, in small letters: those that begin at an odd place, and those at an even one.
-- Restricted, because a search that other processes are started for takes longer.
create function text_pairs(input text) returns text[]
  language plpgsql immutable parallel restricted
as $$
declare
  small text := lower(input);
begin
  return string_to_array(small, null) || string_to_array(
    regexp_replace(small, '(..)', E'\\1\x01', 'g') || E'\x01' || regexp_replace(substr(small, 2), '(..)', E'\\1\x01', 'g'), E'\x01');
end;
$$;
