/** Repeats what does at most `most` at a time and answers how many it did, until nothing is left. */
export async function inBatches(most: number, doSome: (most: number) => Promise<number>): Promise<void> {
  let done: number;
  do done = await doSome(most);
  while (done === most);
}
