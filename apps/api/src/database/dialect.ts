import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from 'kysely';

const ARRAY_OPERATORS: Readonly<Record<string, string>> = { in: '= any', 'not in': '<> all' };

/** Sends a list as one array (`= any($1)`), so that a query has one text, prepared once, whatever the length of its lists. */
class ListCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const ofArray = OperatorNode.is(operator) ? ARRAY_OPERATORS[operator.operator] : undefined;
    if (ofArray === undefined || !PrimitiveValueListNode.is(rightOperand)) return super.visitBinaryOperation(node);
    this.visitNode(leftOperand);
    this.append(` ${ofArray}(`);
    this.appendValue(rightOperand.values);
    this.append(')');
  }
}

export class Dialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new ListCompiler();
  }
}
