// anvil writes its state over the old one: a full disk, or a machine that goes down, cuts it in the middle. So a whole one is kept beside it.
import { copyFile, readFile, rename } from 'node:fs/promises';

const keptOf = (file: string): string => `${file}.kept`;

/** Keeps a copy of the state where it is whole, as it is not while anvil writes it; the last copy stays where another cannot be written. */
export async function keepWholeState(file: string): Promise<void> {
  const draft = `${file}.draft`;
  try {
    await copyFile(file, draft);
    if (await isWhole(draft)) await rename(draft, keptOf(file));
  } catch {
    // Nothing was written yet, or the disk is full.
  }
}

/** Goes back to the copy where the state is damaged; answers whether it did. */
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
