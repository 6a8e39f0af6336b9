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

/** Hands parts on. Rejects once none came for too long; ends their source when it is ended itself. */
export async function* heard<T>(limitMs: number, parts: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (;;) {
      const next = await within(limitMs, parts.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a source that is silent never says that it ended.
    void parts.return(undefined).catch(() => undefined);
  }
}

/** There was no answer in time. */
export class Silent extends Error {
  override name = 'Silent';
}
