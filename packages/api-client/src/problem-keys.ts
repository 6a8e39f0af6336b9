import type { OperationId } from './generated/operation-table.ts';

/** The translation key of "Failed to {action}". */
export const failureMessageKey = (operation: OperationId): `errors:failed.${OperationId}` =>
  `errors:failed.${operation}`;
