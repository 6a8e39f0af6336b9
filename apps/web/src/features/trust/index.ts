export { MembersMenus, useMoreOf } from './use-more-of.tsx';
export { useBlocks } from './use-blocks.ts';
