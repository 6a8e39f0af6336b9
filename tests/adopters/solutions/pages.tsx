import { Pagination } from '@mutuals/ui/primitives/pagination';
import { Stack } from '@mutuals/ui/primitives/stack';
import { useState } from 'react';

const people = Array.from({ length: 25 }, (_, index) => `Person ${index + 1}`);

export default function People() {
  const [page, setPage] = useState(1);
  return (
    <Stack>
      <Stack as="ul">
        {people.slice((page - 1) * 10, page * 10).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Stack>
      <Pagination page={page} pageCount={3} onChange={setPage} />
    </Stack>
  );
}
