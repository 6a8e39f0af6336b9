// Reads single files out of a zip in the browser, without holding the zip: nothing is believed that it says of itself.

/** Why a zip cannot be read. */
export class ZipFault extends Error {
  override name = 'ZipFault';
  readonly code: 'not_a_zip' | 'too_large';
  constructor(code: ZipFault['code']) {
    super(code);
    this.code = code;
  }
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
/** The longest tail in which the end of a zip can be. */
const LONGEST_END = 65_557;
const MOST_DIRECTORY_BYTES = 8_000_000;
/** Where a value is not in its place but in a zip64 record. */
const ELSEWHERE = 0xffffffff;

const viewOf = async (file: Blob, start: number, end: number): Promise<DataView> =>
  new DataView(await file.slice(start, end).arrayBuffer());

/**
 * The text of the files with these paths; undefined for one that is not there. Throws a `ZipFault` for a file that is no zip, and for one whose
 * directory or wanted files are larger than `most` bytes, whatever they claim.
 */
export async function readZipTexts<Path extends string>(
  zip: Blob,
  paths: readonly Path[],
  most: number,
): Promise<Partial<Record<Path, string>>> {
  const tailStart = Math.max(0, zip.size - LONGEST_END);
  const tail = await viewOf(zip, tailStart, zip.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new ZipFault('not_a_zip');
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (start === ELSEWHERE || size > MOST_DIRECTORY_BYTES) throw new ZipFault('too_large');
  const directory = await viewOf(zip, start, start + size);
  const found: Partial<Record<Path, string>> = {};
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === ENTRY;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => directory.getUint16(at + place, true));
    const name = new TextDecoder().decode(
      new Uint8Array(directory.buffer, at + 46, Math.min(nameLength ?? 0, directory.byteLength - at - 46)),
    );
    const path = paths.find((one) => one === name);
    if (path !== undefined) found[path] = await readEntry(zip, directory, at, most);
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

async function readEntry(zip: Blob, directory: DataView, at: number, most: number): Promise<string> {
  const [method, packed, start] = [
    directory.getUint16(at + 10, true),
    directory.getUint32(at + 20, true),
    directory.getUint32(at + 42, true),
  ];
  if (packed > most || start === ELSEWHERE) throw new ZipFault('too_large');
  const header = await viewOf(zip, start, start + 30);
  if (header.byteLength < 30 || header.getUint32(0, true) !== FILE || (method !== 0 && method !== 8))
    throw new ZipFault('not_a_zip');
  const content = start + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const bytes = zip.slice(content, content + packed).stream();
  return textOf(method === 0 ? bytes : bytes.pipeThrough(new DecompressionStream('deflate-raw')), most);
}

/** A stream as text; it stops reading where more comes than `most` bytes. */
async function textOf(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.byteLength;
      if (length > most) throw new ZipFault('too_large');
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    throw error instanceof ZipFault ? error : new ZipFault('not_a_zip');
  } finally {
    void reader.cancel().catch(() => {});
  }
}
