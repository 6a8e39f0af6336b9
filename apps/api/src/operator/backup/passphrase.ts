import { readFile } from 'node:fs/promises';
import type { BackupConfig } from '../../config.ts';
import { Refused } from '../outcome.ts';

/** A shorter one could be guessed. */
const LEAST = 16;

/** The passphrase of backups, from the environment or a file without its last line break. @throws Refused */
export async function readPassphrase({ passphrase, passphraseFile }: BackupConfig): Promise<string> {
  const found = passphrase ?? (passphraseFile === null ? null : await readLine(passphraseFile));
  if (found === null)
    throw new Refused('BACKUP_PASSPHRASE is missing: a backup holds everybody’s messages and is never written openly.');
  if ([...found].length < LEAST) throw new Refused(`The passphrase of backups needs at least ${LEAST} characters.`);
  return found;
}

async function readLine(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refused(`BACKUP_PASSPHRASE_FILE cannot be read: ${file}.`);
  });
  return text.trim();
}
