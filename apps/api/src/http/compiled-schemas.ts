/**
 * Compiles each schema once, whatever server asks: the validators and serialisers of the contract are most of what it takes to build
 * one, and the tests build hundreds in a process. Schemas are known by their text, because each server reads the contract anew.
 */
export function compilingOnce<Compiled>(compile: (schema: object) => Compiled): (schema: object) => Compiled {
  const compiled = new Map<string, Compiled>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text) ?? compile(schema);
    compiled.set(text, known);
    return known;
  };
}
