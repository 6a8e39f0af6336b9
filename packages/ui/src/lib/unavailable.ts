/** The look of a button that is `aria-disabled`: it keeps the focus, which `isDisabled` would take from it. */
export const unavailable =
  'mu:pointer-events-none mu:opacity-50 mu:forced-colors:border-[GrayText] mu:forced-colors:text-[GrayText]';
