import type { Files } from './files.ts';
import { type Name, readName } from './names.ts';

/** A primitive of the component library: the component, its variants as data, and its stories with the guide. */
export function component(files: Files, wanted: string): string[] {
  const name = readName(wanted);
  const folder = `packages/ui/src/primitives/${name.kebab}`;
  files.add(`${folder}/${name.kebab}.variants.ts`, variants(name));
  files.add(`${folder}/${name.kebab}.parts.ts`, parts(name));
  files.add(`${folder}/${name.kebab}.tsx`, implementation(name));
  files.add(`${folder}/${name.kebab}.stories.tsx`, stories(name));
  return [
    `${folder}: say in its comment and its guide what it is for; packages/ui/CONTRIBUTING.md tells how a component is made`,
    `npm run test:stories -- primitives/${name.kebab}: look at it, then approve its pictures with --update`,
    'npm run api:ui -- --update, npm run changeset: it is part of the package',
  ];
}

const variants = ({ camel }: Name): string => `import { defineVariants } from '../../lib/variants.ts';

export const ${camel}Variants = defineVariants({
  base: 'mu:ui:inline-flex mu:ui:items-center mu:ui:rounded-control mu:ui:bg-fill mu:ui:text-text',
  variants: {
    size: {
      sm: 'mu:ui:px-2 mu:ui:py-1 mu:ui:text-sm',
      md: 'mu:ui:px-3 mu:ui:py-2 mu:ui:text-base',
    },
  },
  defaults: { size: 'md' },
});
`;

const parts = ({ kebab, camel }: Name): string => `import { defineParts } from '../../lib/parts.ts';

export const ${camel}Parts = defineParts('${kebab}', 'around its text', {});
`;

const implementation = ({
  kebab,
  camel,
  pascal,
}: Name): string => `import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { ${camel}Variants } from './${kebab}.variants.ts';

export { ${camel}Variants } from './${kebab}.variants.ts';

export interface ${pascal}Props extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** Text size and padding. */
  size?: keyof typeof ${camel}Variants.variants.size | undefined;
}

/** Describe it in one sentence. */
export function ${pascal}({ size, className, ...props }: ${pascal}Props) {
  return <div data-slot="${kebab}" {...props} className={join(${camel}Variants.classes({ size }), className)} />;
}
`;

const stories = ({
  kebab,
  camel,
  pascal,
  sentence,
}: Name): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { ${camel}Parts } from './${kebab}.parts.ts';
import { ${pascal} } from './${kebab}.tsx';
import { ${camel}Variants } from './${kebab}.variants.ts';

const guide: Guide = {
  use: ['Say when it is right.'],
  avoid: ['Say when it is not, and what to take instead.'],
  anatomy: [${camel}Parts],
  keyboard: [],
  reader: ['Its text.'],
  dos: ['Show how it is used well.'],
  donts: ['Show what goes wrong.'],
};

const meta = {
  title: 'Primitives/${pascal}',
  component: ${pascal},
  args: { children: '${sentence}' },
  argTypes: argTypesOf(${camel}Variants),
  parameters: { guide },
} satisfies Meta<typeof ${pascal}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <Matrix rows={options(${camel}Variants, 'size')} columns={['as it is']}>
      {(size) => <${pascal} size={size}>{children}</${pascal}>}
    </Matrix>
  ),
};
`;
