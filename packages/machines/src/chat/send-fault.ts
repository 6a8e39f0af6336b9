import { type Fault, isRecord, type MessageWarning, toFault } from '../shared/fault.ts';

/** Reads why a message was not sent: a fault, with the warnings that may be overruled, and when a refusal ends (D66, D69). */
export function toSendFault(error: unknown): Fault {
  const fault = toFault(error);
  if (!isRecord(error)) return fault;
  const { warnings, until } = error;
  return {
    ...fault,
    ...(Array.isArray(warnings) && { warnings: warnings.filter(isWarning) }),
    ...(typeof until === 'string' && { until }),
  };
}

const isWarning = (value: unknown): value is MessageWarning =>
  isRecord(value) && typeof value['kind'] === 'string' && isTextOrNull(value['found']) && isTextOrNull(value['other']);

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
