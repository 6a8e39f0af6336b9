import type { Guide } from '../../packages/ui/src/lib/story/guide.ts';
import type { Line } from '../../packages/ui/src/docs/conformance/lines.ts';

/** A line of a contract, and the story that passes and fails with its fault; none where no story notices it. */
export interface Proof {
  readonly line: Line;
  readonly story: string | undefined;
}

export interface Component {
  readonly place: string;
  readonly pattern: string | null;
  readonly proofs: readonly Proof[];
  readonly reader: Guide['reader'];
}

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  id: '@id',
  type: '@type',
  Assertion: 'earl:Assertion',
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  subject: { '@id': 'earl:subject', '@type': '@id' },
  test: 'earl:test',
  result: 'earl:result',
  mode: { '@id': 'earl:mode', '@type': '@id' },
  outcome: { '@id': 'earl:outcome', '@type': '@id' },
  title: 'dct:title',
  description: 'dct:description',
  isPartOf: { '@id': 'dct:isPartOf', '@type': '@id' },
};

export interface Report {
  readonly '@context': object;
  readonly '@graph': ReadonlyArray<{
    readonly test?: { readonly id: string; readonly title: string };
    readonly result?: { readonly outcome: string; readonly description?: string };
    readonly [name: string]: unknown;
  }>;
}

const nodesOf = ({ place, pattern, proofs, reader }: Component): Report['@graph'] => [
  {
    id: `#${place}`,
    type: 'earl:TestSubject',
    title: place,
    isPartOf: '#kit',
    ...(pattern !== null && { 'dct:conformsTo': { id: `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/` } }),
  },
  ...proofs.map(({ line: { id, promise }, story }) => ({
    type: 'Assertion',
    assertedBy: '#stories',
    subject: `#${place}`,
    mode: 'earl:automatic',
    test: { id: `#${place}/${id}`, type: 'earl:TestRequirement', title: promise },
    result: {
      type: 'earl:TestResult',
      outcome: story === undefined ? 'earl:untested' : 'earl:passed',
      ...(story !== undefined && { description: story }),
    },
  })),
  ...reader.map((line, index) => ({
    type: 'Assertion',
    assertedBy: '#person',
    subject: `#${place}`,
    mode: 'earl:manual',
    test: { id: `#${place}/reader-${index + 1}`, type: 'earl:TestRequirement', title: line },
    result: { type: 'earl:TestResult', outcome: 'earl:untested' },
  })),
];

/** What is known of the components, in the W3C's Evaluation and Report Language. */
export function earlOf(components: readonly Component[]): Report {
  return {
    '@context': CONTEXT,
    '@graph': [
      { id: '#kit', type: ['earl:TestSubject', 'earl:Software'], title: '@mutuals/ui' },
      {
        id: '#stories',
        type: ['earl:Assertor', 'earl:Software'],
        title: 'npm run conformance',
        description:
          'A story, named by each result, passes in Chromium, and fails as soon as what the line promises is taken away.',
      },
      { id: '#person', type: 'earl:Assertor', title: 'A person with a screen reader' },
      ...components.flatMap(nodesOf),
    ],
  };
}
