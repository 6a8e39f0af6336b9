import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { BlocksService } from './blocks.service.ts';

type BlockOperations = Pick<Operations, 'listBlocks' | 'createBlock' | 'deleteBlock'>;

export function blockOperations(blocks: BlocksService): BlockOperations {
  return {
    async listBlocks({ caller, query }) {
      const list = ['listBlocks', caller.userId];
      const { data, ...read } = await blocks.listBlocks(caller, partOf(list, query));
      return { data, meta: pageMeta(list, query, read) };
    },
    createBlock: ({ caller, body }) => blocks.createBlock(caller, body.profileId),
    async deleteBlock({ caller, path }) {
      await blocks.deleteBlock(caller, path.blockId);
      return undefined;
    },
  };
}
