/**
 * Compiles each schema once for all servers of a process: the contract's validators and serialisers take most of the
 * time to build a server, and tests build hundreds. The key is the schema's text, because each server reads the
 * contract anew.
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
