/** Of several buttons, while what one of them began is under way: the pressed one shows it and keeps the focus, the others wait. */
export const waiting = (isUnderWay: boolean, isPressed: boolean): { isPending: boolean; isDisabled: boolean } => ({
  isPending: isUnderWay && isPressed,
  isDisabled: isUnderWay && !isPressed,
});
