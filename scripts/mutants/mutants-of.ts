import ts from 'typescript-api';

/** A mutant: a replacement for a part of a file. */
export interface Mutant {
  file: string;
  start: number;
  end: number;
  text: string;
  /** From 1. */
  line: number;
  /** A short description. */
  what: string;
}

const OPERATORS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);
/** Chained calls that narrow a result; without them it is larger. */
const NARROWING = new Set(['where', 'filter', 'forUpdate']);

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60);

/** All mutants of a file: another operator, the other branch, off by one, or a condition, effect or filter removed. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, text: string): void => {
    const [start, end] = [node.getStart(tree), node.getEnd()];
    const { line } = tree.getLineAndCharacterOfPosition(start);
    found.push({
      file,
      start,
      end,
      text,
      line: line + 1,
      what: `${short(source.slice(start, end))} → ${short(text) || 'nothing'}`,
    });
  };

  function visit(node: ts.Node): void {
    // Types do not exist at run time.
    if (
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isImportDeclaration(node)
    )
      return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS[node.operatorToken.kind];
      const isText = [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      );
      if (other !== undefined && !isText) add(node.operatorToken, other);
      else if (other !== undefined && /=/.test(other)) add(node.operatorToken, other);
    }
    if (ts.isIfStatement(node)) for (const text of ['true', 'false']) add(node.expression, text);
    if (ts.isConditionalExpression(node)) for (const text of ['true', 'false']) add(node.condition, text);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, `(${node.operand.getText(tree)})`);
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isNumericLiteral(node)) add(node, `(${node.text} + 1)`);
    if (ts.isBigIntLiteral(node)) add(node, `(${node.text} + 1n)`);
    if (ts.isExpressionStatement(node)) add(node, ';');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const other = METHODS.get(name.text);
      if (other !== undefined) add(name, other);
      if (NARROWING.has(name.text)) add(node, expression.getText(tree));
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return found;
}
