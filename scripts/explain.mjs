// Explains an error on this machine in one line that says what to do, without a stack trace or a library's jargon.

const HINTS = [
  [
    /\b(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/i,
    (where) => `The disk is full${where}. Free some room and try again.`,
  ],
  [/\bEROFS\b|Read-only file system/i, (where) => `This place is read-only${where}. Use one that can be written.`],
  [
    /\b(EACCES|EPERM)\b|Permission denied|Operation not permitted/i,
    (where) => `This account may not write here${where}. Change the owner of the folder, or use one of yours.`,
  ],
];

/** @param {unknown} error an Error, or a program's output. @returns {string} our line, or the error's own words if none is known */
export function explain(error) {
  const words = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && typeof error.code === 'string' ? error.code : '';
  const place = error instanceof Error && typeof error.path === 'string' ? ` (${error.path})` : '';
  const hint = HINTS.find(([pattern]) => pattern.test(`${code} ${words}`));
  return hint ? hint[1](place) : words;
}
