import { defineParts } from '../../lib/parts.ts';

export const qrCodeParts = defineParts(
  'qr-code',
  'dark modules on a light quiet zone, three finders, and the mark if asked for',
  {},
);
