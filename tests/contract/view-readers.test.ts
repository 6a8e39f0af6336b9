// A machine's field that nobody reads is a rule that the product lacks: the app or a screen reads each field of a machine's view. The types decide
// who reads what, so two fields of the same name are told apart.
import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-api';
import { beforeAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The screens' names for a view that fits their props, and for what these extend. */
const SHOWN_AS: Readonly<Record<string, string | readonly string[]>> = {
  AppealView: 'AppealState',
  SwipeView: 'DiscoverDeck',
  ChatView: 'OpenThread',
  ChatRow: ['MessageRow', 'ChatMessage'],
  OnboardingView: 'AssistantView',
  OnboardingRow: 'OnboardingMessage',
  UploadView: 'PictureUpload',
  PaymentPageView: 'PaymentScreenView',
  WalletView: 'WalletState',
  DropView: 'DropState',
  FormView: 'OpenForm',
  LeavingView: 'DeleteAccountView',
  ProofView: 'ProveView',
  PushView: 'DeviceAlertsView',
  ReportView: 'ReportState',
};

/** The app's own sources, without their dependencies, which read none of our views. */
function createProgram(): ts.Program {
  const files = globSync(
    ['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}', 'packages/machines/src/**/*.view.ts'],
    { cwd: ROOT },
  ).filter((file) => !/\.(test|test-d|stories|story|registry)\.tsx?$/.test(file));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      /^(\.|@mutuals\/(ui|machines)\/)/.test(text)
        ? ts.resolveModuleName(text, from, options, ts.sys)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(
    files.map((file) => path.join(ROOT, file)),
    options,
    host,
  );
}

/** Every field that some code reads, by its declaration. */
function readFields(program: ts.Program): ReadonlySet<ts.Declaration> {
  const checker = program.getTypeChecker();
  const read = new Set<ts.Declaration>();
  const note = (field: ts.Symbol | undefined): void => {
    for (const root of field ? checker.getRootSymbols(field) : [])
      for (const declaration of root.declarations ?? []) read.add(declaration);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && node.dotDotDotToken === undefined) {
      const key = node.propertyName ?? node.name;
      if (ts.isIdentifier(key)) note(checker.getTypeAtLocation(node.parent).getProperty(key.text));
    }
    node.forEachChild(visit);
  };
  for (const file of program.getSourceFiles()) if (/\/(apps\/web|packages\/ui)\/src\//.test(file.fileName)) visit(file);
  return read;
}

/** The fields of a view: of an interface, or of all members of a union. */
function fieldsIn(node: ts.Node): readonly ts.PropertySignature[] {
  if (ts.isInterfaceDeclaration(node)) return node.members.filter(ts.isPropertySignature);
  if (!ts.isTypeAliasDeclaration(node)) return [];
  const forms = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  return forms.flatMap((form) => (ts.isTypeLiteralNode(form) ? form.members.filter(ts.isPropertySignature) : []));
}

type Field = { name: string; isRead: boolean };
const fieldsOfViews = new Map<string, readonly Field[]>();
const fieldsShown = new Map<string, readonly Field[]>();

beforeAll(() => {
  const program = createProgram();
  const read = readFields(program);
  for (const file of program.getSourceFiles()) {
    const isView = /\/packages\/machines\/src\/.*\.view\.ts$/.test(file.fileName);
    if (!isView && !/\/packages\/ui\/src\//.test(file.fileName)) continue;
    file.forEachChild((node) => {
      const fields = fieldsIn(node);
      if (fields.length === 0 || !(ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))) return;
      (isView ? fieldsOfViews : fieldsShown).set(
        node.name.text,
        fields.map((field) => ({ name: field.name.getText(), isRead: read.has(field) })),
      );
    });
  }
});

it('finds the views of all machines', () => {
  expect([...fieldsOfViews.keys()].toSorted()).toEqual([
    'AppealView',
    'ChatRow',
    'ChatView',
    'ConnectionView',
    'DropView',
    'FormView',
    'IdentityView',
    'LeavingView',
    'OnboardingRow',
    'OnboardingView',
    'PaymentPageView',
    'ProofView',
    'PushView',
    'ReportView',
    'SwipeView',
    'UploadView',
    'WalletView',
  ]);
});

it("has a reader for every field of a machine's view", () => {
  const unread = [...fieldsOfViews].flatMap(([view, fields]) => {
    const shown = [SHOWN_AS[view] ?? []].flat().flatMap((name) => fieldsShown.get(name) ?? []);
    return fields
      .filter(({ name, isRead }) => !isRead && !shown.some((field) => field.name === name && field.isRead))
      .map(({ name }) => `${view}.${name}`);
  });
  expect(unread).toEqual([]);
});
