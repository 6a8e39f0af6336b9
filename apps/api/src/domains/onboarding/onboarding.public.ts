export type { Interview } from './guided/interview.ts';
