import { jobKind } from '../../jobs/job-kind.ts';
import { publication } from '../../jobs/publication.ts';

export const messagingJobs = {
  publishMessage: jobKind({
    ...publication,
    name: 'publish-message',
    payload: { conversationId: 'id', seq: 'integer' },
  }),
  publishClosing: jobKind({
    ...publication,
    name: 'publish-closing',
    payload: { conversationId: 'id', profileId: 'id' },
  }),
  countUnanswered: jobKind({
    name: 'count-unanswered',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '41 * * * *',
  }),
  publishReadReceipt: jobKind({
    ...publication,
    name: 'publish-read-receipt',
    payload: { conversationId: 'id', readerProfileId: 'id' },
    key: ({ conversationId, readerProfileId }) => `read:${conversationId}:${readerProfileId}`,
  }),
};
