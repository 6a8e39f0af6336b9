// What shadcn's command accepts of an item, as https://ui.shadcn.com/schema/registry-item.json has it: the part of it that our items use, and
// nothing beside, so that a misspelt name fails.
const kinds = ['lib', 'block', 'component', 'ui', 'hook', 'theme', 'page', 'file', 'style', 'item'].map(
  (kind) => `registry:${kind}`,
);
const texts = { type: 'array', items: { type: 'string', minLength: 1 } };

const itemWith = (file: readonly string[]) => ({
  type: 'object',
  required: ['name', 'type', 'title', 'description', 'files'],
  additionalProperties: false,
  properties: {
    $schema: { const: 'https://ui.shadcn.com/schema/registry-item.json' },
    name: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    type: { enum: kinds },
    title: { type: 'string', minLength: 1 },
    description: { type: 'string', minLength: 1 },
    dependencies: texts,
    registryDependencies: texts,
    files: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['path', 'type', ...file],
        additionalProperties: false,
        properties: {
          path: { type: 'string', minLength: 1 },
          type: { enum: kinds },
          target: { type: 'string' },
          content: { type: 'string', minLength: 1 },
        },
        // A page or a plain file must say where it goes.
        if: { properties: { type: { enum: ['registry:page', 'registry:file'] } } },
        // oxlint-disable-next-line unicorn/no-thenable
        then: { required: ['target'] },
      },
    },
    css: { type: 'object', additionalProperties: { type: ['string', 'object'] } },
    docs: { type: 'string' },
    categories: texts,
  },
});

/** One item as it is served, with what its files contain. */
export const registryItem = itemWith(['content']);

/** The index. */
export const registry = {
  type: 'object',
  required: ['name', 'homepage', 'items'],
  additionalProperties: false,
  properties: {
    $schema: { const: 'https://ui.shadcn.com/schema/registry.json' },
    name: { type: 'string' },
    homepage: { type: 'string', pattern: '^https://' },
    items: { type: 'array', minItems: 1, items: itemWith([]) },
  },
};
