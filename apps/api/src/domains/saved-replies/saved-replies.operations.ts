import type { Operations } from '../../http/operation.ts';
import type { SavedRepliesService } from './saved-replies.service.ts';

type SavedReplyOperations = Pick<Operations, 'listSavedReplies' | 'saveReply' | 'deleteSavedReply'>;

export function savedReplyOperations(replies: SavedRepliesService): SavedReplyOperations {
  return {
    listSavedReplies: async () => ({ data: await replies.listSavedReplies() }),
    saveReply: ({ caller, path, body }) => replies.saveReply(caller, path.id, body),
    async deleteSavedReply({ caller, path }) {
      await replies.deleteSavedReply(caller, path.id);
      return undefined;
    },
  };
}
