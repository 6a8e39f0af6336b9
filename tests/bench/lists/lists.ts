// Measures how long members wait for their lists and counts in a large community: `npm run bench:lists`. It starts its own PostgreSQL in a temporary
// folder, fills it with 100,000 people and 500,000 likes, messages, notifications and bookmarks each, one person with a third as many as there are
// people (at 1,000,000 people and 5,000,000 rows 100,000, as decision 068 has it), reads every list through the server's own services while others write, prints p50 and p99, and cleans up.
// `-- --people 50000 --rows 250000 --of-one 15000` is quicker; `-- --data <folder>` keeps the community for the next run; `-- --only matches` runs only
// the measurements with that label. Fails if a median is over 10 ms or a p99 over 50 ms.
import { parseArgs } from 'node:util';
import { openInstallation } from '../installation.ts';
import { fillCommunity } from './fill.ts';
import { measureLists } from './measures.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '500000' },
    'of-one': { type: 'string', default: '100000' },
    /** Samples per measurement. */
    times: { type: 'string', default: '200' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

const { database, services, close } = await openInstallation(values.data);
try {
  await fillCommunity(database, {
    people: Number(values.people),
    rows: Number(values.rows),
    ofOne: Number(values['of-one']),
  });
  const isFast = await measureLists({ database, services, times: Number(values.times), only: values.only });
  if (!isFast) process.exitCode = 1;
} finally {
  await close();
}
