export { errorCodes, fieldErrorCodes } from './generated/error-codes.ts';
export type { ErrorCode, FieldErrorCode } from './generated/error-codes.ts';
export { errorDefinitions } from './generated/error-definitions.ts';
