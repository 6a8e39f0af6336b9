// Measures how long the team waits for its lists in a large installation: `npm run bench:admin`. It starts its own PostgreSQL in a temporary folder,
// fills it with 1,000,000 people and 5,000,000 payments and tickets each, reads every list, search and filter through the server's own services,
// prints p50 and p99 beside the 20 ms budget, and cleans up. `-- --users 100000 --payments 500000 --tickets 500000` is quicker; `-- --data <folder>`
// keeps the installation for the next run; `-- --only characters` runs only the measurements with that label.
import { parseArgs } from 'node:util';
import { openInstallation } from '../installation.ts';
import { fillInstallation } from './fill.ts';
import { measureLists } from './measures.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000000' },
    payments: { type: 'string', default: '5000000' },
    tickets: { type: 'string', default: '5000000' },
    /** Samples per measurement. */
    times: { type: 'string', default: '100' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

const { database, services, close } = await openInstallation(values.data);
try {
  await fillInstallation(database, {
    users: Number(values.users),
    payments: Number(values.payments),
    tickets: Number(values.tickets),
  });
  await measureLists({ database, services, times: Number(values.times), only: values.only });
} finally {
  await close();
}
