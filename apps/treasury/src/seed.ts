// Reads the seed from a file that only its owner can read, or from the keyboard. Never from an argument or a variable,
// which other programs of the machine can see.
import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const READABLE_BY_OTHERS = 0o077;

/** @throws Error in one line */
export async function readSeed(file: string | null): Promise<string> {
  return file === null ? askForSeed() : readSeedFile(file);
}

async function readSeedFile(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) throw new Error(`There is no file ${file}, which TREASURY_SEED_FILE names.`);
  if (process.platform !== 'win32' && (found.mode & READABLE_BY_OTHERS) !== 0)
    throw new Error(`Others can read ${file}: chmod 600 it.`);
  return readFile(file, 'utf8');
}

async function askForSeed(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error('TREASURY_SEED_FILE is missing, and there is no keyboard to ask for the seed.');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stderr.write('The words of the seed (they are not shown): ');
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
