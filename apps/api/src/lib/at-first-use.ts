/** Makes something when it is first asked for, and then keeps it. */
export function atFirstUse<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}
