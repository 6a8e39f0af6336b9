// Reads a module of the kit for its class lists: the strings that end up in a `class` attribute.
import { parseSync } from 'vite';

/** Where a string stands: where class names stand (`list`), or where it may be anything (`text`). */
type Role = 'text' | 'list';

/** A part of a string: where it stands in the source, and what it says. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly role: Role;
}

export interface Source {
  readonly pieces: readonly Piece[];
  /** Elements of the page, and headings, that have no class list: the place behind their name. */
  readonly bare: readonly number[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '');

const CLASS_PROP = /^(?:class|.*className)$/i;
/** Types, and what compares: their strings are shown nowhere. */
const SKIPPED = new Set(['BinaryExpression', 'ImportDeclaration', 'ExportAllDeclaration']);
const TYPE_WITH_VALUE = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

export function readSource(file: string, code: string): Source {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const pieces: Piece[] = [];
  const bare: number[] = [];
  // Of React Aria's elements, a heading is what browsers give a look of their own.
  const headings = new Set(
    nodesIn(program.body)
      .filter((node) => nameOf(node['source']) === 'react-aria-components/Heading')
      .flatMap((node) => nodesIn(node['specifiers']).map((specifier) => nameOf(specifier['local']))),
  );

  function visitAll(value: unknown, role: Role): void {
    for (const node of nodesIn(value)) visit(node, role);
  }

  function visitTemplate(node: Node, role: Role): void {
    const quasis = nodesIn(node['quasis']);
    quasis.forEach((quasi, index) => {
      const start = quasi.start + (/^[`}]/.test(code.slice(quasi.start)) ? 1 : 0);
      const text = code.slice(start, quasi.end).replace(/(?:`|\$\{)$/, '');
      // A word that goes on in an expression is no whole class name.
      const from = index > 0 ? (/^\S+/.exec(text)?.[0].length ?? 0) : 0;
      const to = index < quasis.length - 1 ? text.length - (/\S+$/.exec(text)?.[0].length ?? 0) : text.length;
      if (to > from) pieces.push({ start: start + from, end: start + to, text: text.slice(from, to), role });
    });
    visitAll(node['expressions'], role);
  }

  function visitElement(node: Node): void {
    const attributes = nodesIn(node['attributes']);
    const tag = nameOf(node['name']);
    const hasClass = attributes.some(
      (attribute) => attribute.type === 'JSXSpreadAttribute' || nameOf(attribute['name']) === 'className',
    );
    if ((/^[a-z]/.test(tag) || headings.has(tag)) && !hasClass && isNode(node['name'])) bare.push(node['name'].end);
    for (const attribute of attributes) {
      if (attribute.type === 'JSXSpreadAttribute') visitAll(attribute['argument'], 'text');
      else visitAll(attribute['value'], CLASS_PROP.test(nameOf(attribute['name'])) ? 'list' : 'text');
    }
  }

  function visitCall(node: Node): void {
    const called = nameOf(node['callee']);
    visitAll(node['callee'], 'text');
    if (called !== 'defineVariants')
      return visitAll(node['arguments'], called === 'join' || called === 'cx' ? 'list' : 'text');
    for (const property of nodesIn(nodesIn(node['arguments'])[0]?.['properties'])) {
      // The names of choices are no class names.
      if (nameOf(property['key']) !== 'defaults')
        visitAll(property['value'], nameOf(property['key']) === 'compound' ? 'text' : 'list');
    }
  }

  function visit(node: Node, role: Role): void {
    if (SKIPPED.has(node.type) || (node.type.startsWith('TS') && !TYPE_WITH_VALUE.has(node.type))) return;
    switch (node.type) {
      case 'Literal':
        if (typeof node['value'] === 'string')
          pieces.push({ start: node.start + 1, end: node.end - 1, text: node['value'], role });
        return;
      case 'TemplateLiteral':
        return visitTemplate(node, role);
      case 'JSXOpeningElement':
        return visitElement(node);
      case 'CallExpression':
        return visitCall(node);
      case 'Property':
        if (node['computed'] === true) visitAll(node['key'], 'text');
        return visitAll(node['value'], role === 'text' && CLASS_PROP.test(nameOf(node['key'])) ? 'list' : role);
      case 'ConditionalExpression':
        visitAll(node['test'], 'text');
        visitAll(node['consequent'], role);
        return visitAll(node['alternate'], role);
      case 'LogicalExpression':
        visitAll(node['left'], node['operator'] === '&&' ? 'text' : role);
        return visitAll(node['right'], role);
      case 'MemberExpression':
        visitAll(node['object'], 'text');
        if (node['computed'] === true) visitAll(node['property'], 'text');
        return;
      default:
        for (const [key, value] of Object.entries(node)) if (key !== 'source') visitAll(value, role);
    }
  }

  visitAll(program.body, 'text');
  return { pieces, bare };
}
