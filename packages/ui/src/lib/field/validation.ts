/** How a form checks its fields, one object each: React Aria's form makes another each time it is drawn, which draws all of its fields anew. */
export const VALIDATION = {
  native: { validationBehavior: 'native' },
  aria: { validationBehavior: 'aria' },
} as const;
