type ClassName<State> = string | ((state: State) => string) | undefined;

/** Joins the class names that are there. */
export function join(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}

/**
 * A component's own classes plus the caller's `className`, which may be a function of the component's state.
 * No merging of utilities is needed: own classes carry the variant `ui:` (`mu:ui:px-4`) and lie in a lower cascade layer.
 */
export function cx<State>(own: string, className: ClassName<State>): string | ((state: State) => string) {
  return typeof className === 'function' ? (state) => join(own, className(state)) : join(own, className);
}
