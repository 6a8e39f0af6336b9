/** What `headers` of a response reads: XMLHttpRequest hands them over as lines. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * A fetch that tells how much of the body was sent, from 0 to 1: fetch itself does not. For the API client, which adds the tokens, renews
 * them and names what went wrong.
 */
export function xhrFetch(onSent: (share: number) => void) {
  return async (request: Request, { signal }: RequestInit): Promise<Response> => {
    const body = await request.arrayBuffer();
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.withCredentials = request.credentials === 'include';
      xhr.responseType = 'arraybuffer';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      signal?.addEventListener('abort', () => xhr.abort());
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total));
      xhr.addEventListener('load', () => {
        const { status, statusText } = xhr;
        const answer: ArrayBuffer = xhr.response;
        const headers = headersOf(xhr.getAllResponseHeaders());
        // Where a status allows no body (204, 304), a Response takes not even an empty one.
        resolve(new Response(answer.byteLength === 0 ? null : answer, { status, statusText, headers }));
      });
      xhr.addEventListener('error', () => reject(new TypeError('The server cannot be reached')));
      xhr.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Stopped', 'AbortError')));
      xhr.send(body);
    });
  };
}
