import { Button } from '@mutuals/ui/primitives/button';
import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { SearchField } from '@mutuals/ui/primitives/search-field';
import { Stack } from '@mutuals/ui/primitives/stack';
import { useState } from 'react';

const cities = ['Dublin', 'Lagos', 'Osaka'];

export default function Cities() {
  const [words, setWords] = useState('');
  const found = cities.filter((city) => city.toLowerCase().includes(words.toLowerCase()));
  return (
    <Stack>
      <SearchField label="Search cities" value={words} onChange={setWords} />
      {found.length === 0 ? (
        <EmptyState
          title="No city found"
          headingLevel={2}
          drawing={null}
          action={<Button onPress={() => setWords('')}>Show all</Button>}
        >
          Choose any city, or try a part of its name.
        </EmptyState>
      ) : (
        <Stack as="ul">
          {found.map((city) => (
            <li key={city}>{city}</li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
