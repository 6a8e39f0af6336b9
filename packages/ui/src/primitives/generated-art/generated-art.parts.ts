import { defineParts } from '../../lib/parts.ts';

export const generatedArtParts = defineParts(
  'generated-art',
  'rings for an individual, a weave for a group, facets for a project, in one of a few quiet families of colours, drawn from the seed',
  {},
);
