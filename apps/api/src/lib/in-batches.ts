/** Repeats a step that handles up to `most` items and returns how many it handled, until one handles fewer. */
export async function inBatches(most: number, doSome: (most: number) => Promise<number>): Promise<void> {
  let done: number;
  do done = await doSome(most);
  while (done === most);
}
