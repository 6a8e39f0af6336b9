/** Rejects if the work takes longer; the work itself goes on. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Silent(`No answer for ${limitMs} ms.`)), limitMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** There was no answer in time. */
export class Silent extends Error {
  override name = 'Silent';
}
