export { markSuperLikesSeen, waitingCount } from './likes.repository.ts';
export { DISLIKE_MS, dislikesHideFrom } from './likes.rules.ts';
