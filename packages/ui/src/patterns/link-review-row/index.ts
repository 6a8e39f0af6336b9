export {
  LinkReviewRow,
  type LinkReviewRowProps,
  type PendingLink,
  type ReviewChoice,
  type ReviewState,
} from './link-review-row.tsx';
