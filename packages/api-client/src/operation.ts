import { type OperationId, operationTable } from './generated/operation-table.ts';

type Parts<Entry> = Entry extends `${infer Method} ${infer Tag} ${infer Path}`
  ? { method: Method; tag: Tag; path: Path }
  : never;

/** How an operation is called, and the tag that it belongs to. */
export type Operation<Id extends OperationId = OperationId> = Parts<(typeof operationTable)[Id]>;

/** An operation of the table, by its id. */
export function operationOf(id: OperationId): Operation {
  const [method, tag, path] = operationTable[id].split(' ');
  // The type is read off the same text.
  return { method, tag, path } as Operation;
}
