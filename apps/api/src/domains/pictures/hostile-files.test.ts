// Malicious or odd files: each is refused with the code for its reason, or becomes a picture that contains nothing of the file.
import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../testing/forms.ts';
import { makePicture } from './make-picture.service.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';

let ctx: TestApp;
let ada: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
  ada = await ctx.signIn('ada');
});
afterAll(() => ctx.close());

const WIDTH = 60;
const HEIGHT = 40;
/** Nothing from the file may be in the resulting picture. */
const CANARY = 'canary-5f1d';
const SCRIPT = `<script>/* ${CANARY} */alert(1)</script>`;

/** Red on the left, blue on the right. */
function twoHalves(): Sharp {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) pixels[at * 3 + (at % WIDTH < WIDTH / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

const jpeg = () => twoHalves().jpeg().toBuffer();
const png = () => twoHalves().png().toBuffer();
const webp = () => twoHalves().webp().toBuffer();
const gif = () => twoHalves().gif().toBuffer();
const followedBy = async (file: Promise<Buffer>, ...more: (string | Buffer)[]) =>
  Buffer.concat([await file, ...more.map((part) => Buffer.from(part))]);
const cut = async (file: Promise<Buffer>, share: number) => {
  const whole = await file;
  return whole.subarray(0, Math.floor(whole.length * share));
};
const noisy = () => sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } });

/** Frames of one colour each. */
async function animated(frames: number, width: number, height: number): Promise<Buffer> {
  const one = Buffer.alloc(width * height * 3 * frames);
  for (let frame = 0; frame < frames; frame += 1)
    one.fill(frame * 20, frame * width * height * 3, (frame + 1) * width * height * 3);
  return sharp(one, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ delay: Array.from({ length: frames }, () => 50) })
    .toBuffer();
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const number32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([number32(data.length), body, number32(crc32(body))]);
}
/** A PNG that claims this size, followed by this much data. */
function pngSaying(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.concat([number32(width), number32(height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
/** Deflates to this many MiB of zeros: one block, repeated. 40,000 take every machine longer than a second to read. */
function deflatedZeros(mebibytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH });
  const checksum = number32(((mebibytes * 2 ** 20) % 65_521) * 2 ** 16 + 1);
  return Buffer.concat([
    Buffer.from('7801', 'hex'),
    ...Array.from({ length: mebibytes }, () => block),
    Buffer.from('0300', 'hex'),
    checksum,
  ]);
}
/** A GIF of this many one-pixel frames on a canvas of this size. */
function gifSaying(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const colours = Buffer.from('800000000000ffffff', 'hex');
  const frame = Buffer.from(['21f9040000000000', '2c000000000100010000', '0202440100'].join(''), 'hex');
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    colours,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ]);
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/>${SCRIPT}</svg>`;
const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const exif = {
  IFD0: { Artist: CANARY, Copyright: CANARY },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
};

const upload = (file: Buffer) => ctx.call('uploadPicture', { as: ada, query: { category: 'gallery' }, file });

describe('is refused as no format of ours (415):', () => {
  const files: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
    ['nothing at all', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0xff])],
    ['a text', () => Buffer.from('Hello')],
    ['noise', () => randomBytes(5000)],
    ['zeros', () => Buffer.alloc(100_000)],
    ['an SVG with a script', () => Buffer.from(svg)],
    ['an SVG behind a byte order mark', () => Buffer.from(`\uFEFF${svg}`)],
    [
      'an SVG behind an XML declaration with an entity',
      () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
    ],
    ['an HTML page', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['a PDF', () => Buffer.from(pdf)],
    ['a ZIP', () => Buffer.from('504b0304140000000000', 'hex')],
    ['a program', () => Buffer.from('7f454c4602010100', 'hex')],
    ['a shell script', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a TIFF', () => twoHalves().tiff().toBuffer()],
    ['an AVIF', () => twoHalves().avif({ effort: 0 }).toBuffer()],
    ['a BMP', () => Buffer.from('424d3a0000000000000036000000', 'hex')],
    ['an icon', () => Buffer.from('00000100010010100000010020006804', 'hex')],
    ['a PSD', () => Buffer.from('38425053000100000000000000030000', 'hex')],
    ['a JPEG XL', () => Buffer.from('0000000c4a584c200d0a870a', 'hex')],
    ['a video', () => Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex')],
    ['a WAV in the container of WebP', () => Buffer.from('524946462400000057415645666d7420', 'hex')],
    ['noise that begins as a PNG', () => Buffer.concat([SIGNATURE, randomBytes(200)])],
    ['a JPEG behind a script', async () => Buffer.concat([Buffer.from(SCRIPT), await jpeg()])],
  ];
  it.each(files)('%s', async (_name, make) => {
    expect(await upload(await make())).toMatchObject({ status: 415, body: { code: 'picture_format_unknown' } });
  });
});

describe('is refused as unreadable (400):', () => {
  const files: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
    ['half a JPEG', () => cut(noisy().jpeg().toBuffer(), 0.5)],
    ['half a PNG', () => cut(noisy().png().toBuffer(), 0.5)],
    ['half a WebP', () => cut(noisy().webp().toBuffer(), 0.5)],
    ['half a GIF', () => cut(noisy().gif().toBuffer(), 0.5)],
    ['the beginning of a JPEG alone', () => cut(jpeg(), 0.2)],
    ['a GIF that is a script', () => Buffer.from(`GIF89a/*${'x'.repeat(40)}*/=1;${SCRIPT}`)],
    ['a PNG without pixels', () => pngSaying(100, 100, Buffer.alloc(0))],
    ['a PNG with fewer pixels than it says', () => pngSaying(100, 100, deflateSync(Buffer.alloc(50)))],
    [
      'a PNG that says 2³¹ pixels in each direction',
      () => pngSaying(2 ** 31 - 1, 2 ** 31 - 1, deflateSync(Buffer.alloc(9))),
    ],
    ['a PNG 0 pixels wide', () => pngSaying(0, 100, deflateSync(Buffer.alloc(50)))],
    [
      'a PNG with a false checksum',
      async () => {
        const file = await png();
        const at = file.indexOf('IDAT') + 8;
        file[at] = (file[at] ?? 0) ^ 0xff;
        return file;
      },
    ],
    ['a WebP without a picture', () => Buffer.from('524946460c000000574542505650382000000000', 'hex')],
  ];
  it.each(files)('%s', async (_name, make) => {
    expect(await upload(await make())).toMatchObject({ status: 400, body: { code: 'picture_unreadable' } });
  });
});

describe('is refused for its pixels (413):', () => {
  const files: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
    [
      'a bomb of 400 million pixels in 400 kB',
      () => pngSaying(20_000, 20_000, deflateSync(Buffer.alloc(20_001 * 20_000))),
    ],
    ['a strip of millions of rows of one pixel', () => pngSaying(1, 4_000_000, deflateSync(Buffer.alloc(8_000_000)))],
    ['a PNG one pixel too long', () => pngSaying(16_385, 1, deflateSync(Buffer.alloc(16_386)))],
    ['a strip of 41 million by 1', () => pngSaying(41_000_000, 1, deflateSync(Buffer.alloc(9)))],
    [
      'a JPEG one row too high',
      () =>
        sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
    ],
    ['a GIF of 300 large frames', () => gifSaying(1500, 1500, 300)],
  ];
  it.each(files)('%s', async (_name, make) => {
    const answer = await upload(await make());
    expect(answer).toMatchObject({ status: 413, body: { code: 'picture_too_many_pixels' } });
  });
});

it('is given up once it takes too long', async () => {
  const rows = 16 * 40_000;
  const large = pngSaying(65_535, rows, deflatedZeros(40_000));
  await expect(
    makePicture(large, 'gallery', { pixels: 65_535 * rows, longestSide: rows, seconds: 1 }),
  ).rejects.toMatchObject({
    code: 'picture_too_many_pixels',
    cause: { message: expect.stringContaining('timeout') },
  });
});

/** The pixels of an upload's picture; checks that it contains nothing else. */
async function made(file: Buffer) {
  const answer = await upload(file);
  expect(answer).toMatchObject({ status: 201 });
  const { url } = answer.body;
  const { rawPayload } = await ctx.app.inject({ url: new URL(url).pathname });
  expect(rawPayload.includes(CANARY)).toBe(false);
  const {
    format,
    space,
    depth,
    pages,
    exif: kept,
    icc,
    xmp,
    iptc,
    orientation,
    width,
    height,
  } = await sharp(rawPayload).metadata();
  expect({ format, space, depth, pages, kept, icc, xmp, iptc, orientation }).toEqual({
    format: 'webp',
    space: 'srgb',
    depth: 'uchar',
  });
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { width, height, at };
}

const isRed = ([r = 0, , b = 0]: number[]) => r > 150 && b < 100;
const isBlue = ([r = 0, , b = 0]: number[]) => b > 110 && r < 100;

describe('becomes a harmless picture:', () => {
  const files: readonly (readonly [string, () => Promise<Buffer>])[] = [
    ['a JPEG', jpeg],
    ['a PNG', png],
    ['a WebP', webp],
    ['a GIF', gif],
    ['a progressive JPEG', () => twoHalves().jpeg({ progressive: true }).toBuffer()],
    ['an interlaced PNG', () => twoHalves().png({ progressive: true }).toBuffer()],
    ['a PNG with a palette', () => twoHalves().png({ palette: true }).toBuffer()],
    ['a PNG of 16 bits', () => twoHalves().toColourspace('rgb16').png().toBuffer()],
    ['a CMYK JPEG', () => twoHalves().toColourspace('cmyk').jpeg().toBuffer()],
    ['a JPEG with the profile of another colour space', () => twoHalves().withIccProfile('p3').jpeg().toBuffer()],
    ['a PNG with transparency', () => twoHalves().ensureAlpha(0.999).png().toBuffer()],
    ['a lossless WebP', () => twoHalves().webp({ lossless: true }).toBuffer()],
    ['a JPEG that says who took it, and where', () => twoHalves().withExif(exif).jpeg().toBuffer()],
    ['a PNG that says who took it, and where', () => twoHalves().withExif(exif).png().toBuffer()],
    ['a WebP that says who took it, and where', () => twoHalves().withExif(exif).webp().toBuffer()],
    [
      'a JPEG with XMP',
      () => twoHalves().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${CANARY}</x:xmpmeta>`).jpeg().toBuffer(),
    ],
    [
      'a PNG with a text in it',
      async () => {
        const file = await png();
        const at = SIGNATURE.length + 25;
        return Buffer.concat([
          file.subarray(0, at),
          chunk('tEXt', Buffer.from(`Comment\0${CANARY}`)),
          file.subarray(at),
        ]);
      },
    ],
    ['a JPEG that is a web page too', () => followedBy(jpeg(), SCRIPT)],
    ['a JPEG that is an archive too', () => followedBy(jpeg(), Buffer.from('504b0304', 'hex'), CANARY)],
    ['a PNG with a program behind it', () => followedBy(png(), Buffer.from('7f454c46', 'hex'), CANARY)],
    ['a GIF with a script behind it', () => followedBy(gif(), SCRIPT)],
  ];
  it.each(files)('%s', async (_name, make) => {
    const { width, height, at } = await made(await make());
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    expect([isRed(at(5, 20)), isBlue(at(54, 20))]).toEqual([true, true]);
  });

  it.each([
    [2, 'left', [WIDTH, HEIGHT], [54, 20], [5, 20]],
    [3, 'upside down', [WIDTH, HEIGHT], [54, 20], [5, 20]],
    [6, 'on its right side', [HEIGHT, WIDTH], [20, 5], [20, 54]],
    [8, 'on its left side', [HEIGHT, WIDTH], [20, 54], [20, 5]],
  ] as const)('a JPEG whose orientation is %i (%s), upright', async (orientation, _name, size, red, blue) => {
    const { width, height, at } = await made(await twoHalves().withMetadata({ orientation }).jpeg().toBuffer());
    expect([width, height]).toEqual(size);
    expect([isRed(at(red[0], red[1])), isBlue(at(blue[0], blue[1]))]).toEqual([true, true]);
  });

  it('an animation, as its first frame', async () => {
    const { width, height, at } = await made(await animated(10, 30, 20));
    expect([width, height]).toEqual([30, 20]);
    expect(Math.max(...at(10, 10))).toBeLessThan(20);
  });

  it('a picture in grey, in grey', async () => {
    const grey = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#808080' } })
      .greyscale()
      .jpeg()
      .toBuffer();
    const [r = 0, g = 0, b = 0] = (await made(grey)).at(5, 5);
    for (const value of [r, g, b]) expect(Math.abs(value - 128)).toBeLessThan(6);
  });
});

it('a picture is what its content says, whatever its name and type say', async () => {
  for (const [name, type] of [
    ['../../../etc/passwd', 'text/html'],
    ['shell.php', 'application/x-php'],
    ['x'.repeat(5000), 'image/svg+xml'],
    ['con.png\u202Egpj.exe', ''],
  ] as const) {
    const { type: form, bytes } = formOf(await png(), { name, type });
    const answer = await ctx.call('uploadPicture', {
      as: ada,
      query: { category: 'gallery' },
      headers: { 'content-type': form },
      body: bytes,
    });
    expect([name, answer.status]).toEqual([name, 201]);
  }
  const lies = formOf(Buffer.from(svg), { name: 'me.jpg', type: 'image/jpeg' });
  const answer = await ctx.call('uploadPicture', {
    as: ada,
    query: { category: 'gallery' },
    headers: { 'content-type': lies.type },
    body: lies.bytes,
  });
  expect(answer).toMatchObject({ status: 415, body: { code: 'picture_format_unknown' } });
});

describe('a form that is', () => {
  const B = 'multipart/form-data; boundary=b';
  const part = (name: string, content: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;
  const field = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`;
  const send = (type: string, body: string | Buffer) =>
    ctx.call('uploadPicture', { as: ada, query: { category: 'gallery' }, headers: { 'content-type': type }, body });

  it.each([
    ['never closed', B, part('file', 'x')],
    ['cut in its head', B, '--b\r\nContent-Disp'],
    ['garbage', B, 'garbage'],
    ['of another boundary', 'multipart/form-data; boundary=c', `${part('file', 'x')}--b--`],
    ['without a boundary', 'multipart/form-data', `${part('file', 'x')}--b--`],
    ['with two files', B, `${part('file', 'x')}${part('file', 'y')}--b--`],
    ['with a field', B, `${field('name')}${part('file', 'x')}--b--`],
    ['with a field of a prototype', B, `${part('__proto__', 'x')}--b--`],
  ])('%s is malformed (400)', async (_name, type, body) => {
    expect(await send(type, body)).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  });

  it.each([
    ['empty', B, '--b--', ['body/file']],
    ['nothing', B, '', ['body/file']],
    ['of heads without end', B, `--b\r\n${'X-A: b\r\n'.repeat(5000)}\r\nx\r\n--b--`, ['body/file']],
    ['of another field', B, `${part('picture', 'x')}--b--`, ['body/file', 'body/picture']],
  ])('%s lacks its file (400)', async (_name, type, body, paths) => {
    const answer = await send(type, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['JSON', 'application/json', '{"file":"x"}'],
    ['the file itself', 'image/png', 'x'],
    ['of fields', 'application/x-www-form-urlencoded', 'file=x'],
  ])('%s is no form (415)', async (_name, type, body) => {
    expect(await send(type, body)).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it('sent where JSON is taken is refused (415)', async () => {
    const { type, bytes } = formOf(await png());
    const answer = await ctx.call('createProfile', { as: ada, headers: { 'content-type': type }, body: bytes });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });
});

it('a caller who may not upload is refused before the file is read', async () => {
  const { type, bytes } = formOf(await png());
  const answer = await ctx.call('uploadPicture', {
    query: { category: 'gallery' },
    headers: { 'content-type': type },
    body: bytes.subarray(0, 50),
  });
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});
