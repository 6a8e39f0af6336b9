/** An X handle as typed, with or without its @. */
export const cleanHandle = (typed: string): string => typed.trim().replace(/^@/u, '');

/** Whether X would accept it: 1 to 15 letters, digits or underscores. */
export const isHandle = (handle: string): boolean => /^\w{1,15}$/u.test(handle);
