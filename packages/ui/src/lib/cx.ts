type ClassName<State> = string | ((state: State) => string) | undefined;

/** Joins the class names that are set. */
export function join(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}

/**
 * A component's own classes plus the caller's `className`, which may be a function of the component's state. Utilities need no merging: own classes
 * have the variant `ui:` (`mu:ui:px-4`) and are in a lower cascade layer.
 */
export function cx<State>(own: string, className: ClassName<State>): string | ((state: State) => string) {
  return typeof className === 'function' ? (state) => join(own, className(state)) : join(own, className);
}
