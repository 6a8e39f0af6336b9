import { jobKind } from '../../jobs/job-kind.ts';
import { publication } from '../../jobs/publication.ts';

export const blocksJobs = {
  publishPeopleChange: jobKind({
    ...publication,
    name: 'publish-people-change',
    payload: { userId: 'id' },
    key: ({ userId }) => `people:${userId}`,
  }),
};
