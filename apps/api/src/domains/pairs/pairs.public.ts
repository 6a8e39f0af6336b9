export {
  blocksAnybody,
  findIsBlocked,
  hasBlocked,
  isBlocked,
  isBlockedBy,
  maySee,
  unseenBy,
} from './pairs.repository.ts';
