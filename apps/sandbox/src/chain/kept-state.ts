// anvil overwrites its state, which a full disk or a power cut may interrupt. So a complete copy is kept beside it.
import { copyFile, readFile, rename } from 'node:fs/promises';

const keptOf = (file: string): string => `${file}.kept`;

/** Copies the state if it is complete, which it is not while anvil writes it. If the copy fails, the last one stays. */
export async function keepWholeState(file: string): Promise<void> {
  const draft = `${file}.draft`;
  try {
    await copyFile(file, draft);
    if (await isWhole(draft)) await rename(draft, keptOf(file));
  } catch {
    // Nothing is written yet, or the disk is full.
  }
}

/** Restores the copy if the state is damaged; returns whether it did. */
export async function restoreWholeState(file: string): Promise<boolean> {
  if ((await isWhole(file)) || !(await isWhole(keptOf(file)))) return false;
  await copyFile(keptOf(file), file);
  return true;
}

async function isWhole(file: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}
