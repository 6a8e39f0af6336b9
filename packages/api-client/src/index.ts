export { createApiClient } from './client.ts';
export type { ApiClient, ApiClientOptions, CallAnswer, CallInput } from './client.ts';
export { errorCodes, fieldErrorCodes } from './generated/error-codes.ts';
export type { ErrorCode, FieldErrorCode } from './generated/error-codes.ts';
export { limits } from './generated/limits.ts';
export type { OperationId } from './generated/operation-table.ts';
export type * from './generated/schema.d.ts';
export {
  ApiProblem,
  failureMessage,
  failureMessageKey,
  fieldMessageKey,
  isProblem,
  problemMessageKey,
} from './problem.ts';
export type { FailureKind, FieldProblem, Problem } from './problem.ts';
export { readPictureUrl } from './pictures.ts';
export type { Picture } from './pictures.ts';
export { timeoutMs } from './transport.ts';
export type { Tokens } from './transport.ts';
