import type { Meta, StoryObj } from '@storybook/react-vite';
import written from '../../../conformance.jsonld?raw';
import { DocPage, DocSection, Prose } from '../../lib/story/doc-section.tsx';
import { Link } from '../../primitives/link/link.tsx';

// Its lines change with every guide: no picture is kept of them.
const meta = {
  title: 'Checks/Conformance report',
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** What `npm run conformance` writes (scripts/conformance/earl.ts). */
interface Node {
  readonly id?: string;
  readonly type: string | readonly string[];
  readonly subject?: string;
  readonly mode?: 'earl:automatic' | 'earl:manual';
  readonly title?: string;
  readonly test?: { readonly id: string; readonly title: string };
  readonly result?: { readonly outcome: 'earl:passed' | 'earl:untested'; readonly description?: string };
  readonly 'dct:conformsTo'?: { readonly id: string };
}
const report: { '@graph': readonly Node[] } = JSON.parse(written);
const nodes = report['@graph'];
const assertions = nodes.filter(({ type }) => type === 'Assertion');
const components = nodes.filter(({ type }) => type === 'earl:TestSubject');

const automatic = assertions.filter(({ mode }) => mode === 'earl:automatic');
const proven = automatic.filter(({ result }) => result?.outcome === 'earl:passed').length;
const manual = assertions.filter(({ mode }) => mode === 'earl:manual');

function Proof({ result }: Node) {
  if (result?.description === undefined) return 'No story notices its absence';
  return (
    <Link href={`./?path=/story/${result.description}`} target="_top">
      {result.description.split('--')[1]?.replaceAll('-', ' ')}
    </Link>
  );
}

function Component({ node: { id, title = '', 'dct:conformsTo': pattern } }: { node: Node }) {
  const lines = automatic.filter(({ subject }) => subject === id);
  const open = manual.filter(({ subject }) => subject === id);
  return (
    <DocSection title={title}>
      {pattern && (
        <p className="mu:mb-3">
          Pattern: <Link href={pattern.id}>{pattern.id.split('/').at(-2)}</Link>
        </p>
      )}
      {lines.length > 0 && (
        <table className="mu:w-full mu:text-left">
          <thead className="mu:text-sm mu:text-text-muted">
            <tr>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                Promise
              </th>
              <th scope="col" className="mu:w-48 mu:pb-2 mu:font-medium">
                Proof
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.test?.id} className="mu:border-t mu:border-border mu:align-top">
                <th scope="row" className="mu:py-2 mu:pr-6 mu:font-normal">
                  <Prose>{line.test?.title ?? ''}</Prose>
                </th>
                <td className="mu:py-2 mu:text-sm">
                  <Proof {...line} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open.length > 0 && (
        <>
          <p className="mu:mt-4 mu:text-sm mu:text-text-muted">Open, for a person with a screen reader:</p>
          <ul className="mu:mt-1 mu:list-disc mu:pl-5">
            {open.map(({ test }) => (
              <li key={test?.id}>
                <Prose>{test?.title ?? ''}</Prose>
              </li>
            ))}
          </ul>
        </>
      )}
    </DocSection>
  );
}

export const Report: StoryObj<typeof meta> = {
  render: () => (
    <DocPage
      eyebrow="@mutuals/ui"
      title="Conformance"
      lead={`What each component promises to assistive technology. ${proven} of ${automatic.length} lines are proven: a story passes, and fails as soon as the key, role, name or state is taken away. The other ${automatic.length - proven} are not proven: no story notices what is taken away. ${manual.length} lines wait for a person with a screen reader.`}
    >
      {components.map((node) => (
        <Component key={node.id} node={node} />
      ))}
    </DocPage>
  ),
};
