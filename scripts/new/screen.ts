import { type Files, insert } from './files.ts';
import { type Name, readName } from './names.ts';

const LOCALES = 'packages/ui/src/locales';

/** A screen: its view as plain data, a story for each state, and its texts in three languages. */
export function screen(files: Files, wanted: string): string[] {
  const name = readName(wanted);
  const folder = `packages/ui/src/screens/${name.kebab}`;
  files.add(`${folder}/${name.kebab}-screen.tsx`, implementation(name));
  files.add(`${folder}/${name.kebab}-screen.stories.tsx`, stories(name));
  addTexts(files, name);
  return [
    `${folder}: say what the page is for, what its view holds, and how it looks in each state`,
    `${LOCALES}/{en,fr,zh}/${name.camel}.json: its title, in each language`,
    `npm run test:stories -- screens/${name.kebab}: look at it, then approve its pictures with --update`,
    'apps/web/src/routes.ts, apps/web/src/features: the route that shows it',
  ];
}

function addTexts(files: Files, { camel, sentence }: Name): void {
  const isNew = !files.has(`${LOCALES}/en/${camel}.json`);
  const pages = {
    en: ['There is nothing here yet.', 'This page could not be loaded.'],
    fr: ['Il n’y a encore rien ici.', 'Impossible de charger cette page.'],
    zh: ['这里还没有内容。', '页面没有加载成功。'],
  };
  for (const [language, [empty = '', error = '']] of Object.entries(pages)) {
    const file = `${LOCALES}/${language}/${camel}.json`;
    const page = JSON.stringify({ title: sentence, empty, error });
    if (isNew) files.add(file, `{\n  "page": ${page}\n}\n`);
    else if (files.read(file).includes('\n  "page":')) throw new Error(`${file} has the texts of a page already.`);
    else files.edit(file, (text) => insert(text, `\n  "page": ${page},`, { start: /^\{/, end: /\n/ }));
  }
  if (!isNew) return;
  files.edit(`${LOCALES}/namespaces.ts`, (text) =>
    insert(text, `\n  '${camel}',`, { start: /^export const namespaces = \[/m, end: /\n\] as const/ }),
  );
  files.edit(`${LOCALES}/keys.ts`, (text) => {
    const imported = insert(text, `import type ${camel} from './en/${camel}.json';\n`, {
      start: /^import type [^;]*;\n/m,
      end: /^\n/m,
    });
    return insert(imported, `\n      ${camel}: typeof ${camel};`, { start: /resources: \{/, end: /\n {4}\};/ });
  });
}

const implementation = ({ camel, pascal }: Name): string => `import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';

export type ${pascal}View =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly rows: readonly { readonly _id: string; readonly name: string }[] };

export interface ${pascal}ScreenProps {
  view: ${pascal}View;
  onRetry: () => void;
}

/** Describe the page's purpose in one sentence, and name its rule. */
export function ${pascal}Screen({ view, onRetry }: ${pascal}ScreenProps) {
  const { t } = useTranslation(['${camel}', 'common']);
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('page.title')} className="mu:mb-8" />
      {view.status === 'loading' && (
        <Loading label={t('common:loading')}>
          <Skeleton />
        </Loading>
      )}
      {view.status === 'error' && (
        <EmptyState
          drawing="missing"
          title={t('page.error')}
          action={
            <Button variant="primary" onPress={onRetry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {view.message}
        </EmptyState>
      )}
      {view.status === 'ready' && view.rows.length === 0 && <EmptyState title={t('page.empty')} />}
      {view.status === 'ready' && view.rows.length > 0 && (
        <ul>
          {view.rows.map(({ _id, name }) => (
            <li key={_id} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
`;

const stories = ({ kebab, pascal }: Name): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ${pascal}Screen } from './${kebab}-screen.tsx';

const meta = {
  title: 'Screens/${pascal}',
  component: ${pascal}Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      status: 'ready',
      rows: [
        { _id: '1', name: 'Ada' },
        { _id: '2', name: 'Lin' },
      ],
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof ${pascal}Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Loading: Story = { args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: { status: 'ready', rows: [] } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Something went wrong. Please try again.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
`;
