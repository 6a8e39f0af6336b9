import { randomUUID } from 'node:crypto';

/** A form with one file, as a browser sends it. */
export function formOf(
  file: Buffer,
  { field = 'file', name = 'picture', type = 'application/octet-stream' } = {},
): { type: string; bytes: Buffer } {
  const boundary = `----form${randomUUID()}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
