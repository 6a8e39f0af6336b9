import { useMedia } from './use-media.ts';

/** Whether the window has room beside its page: a popover then, a sheet on a phone. */
export const useHasRoom = (): boolean => useMedia('(min-width: 48rem)') ?? true;
