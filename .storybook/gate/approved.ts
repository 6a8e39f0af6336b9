// The approved pictures: lossless WebP, a third of the size of the browser's PNG.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const PICTURES = `${process.cwd()}/__screenshots__`;
/** jest-image-snapshot compares PNG. */
const AS_PNG = `${process.cwd()}/.cache/approved`;
/** The diff pictures' folder. */
const DIFFERENCES = `${PICTURES}/__diff_output__`;
/** Set by scripts/test-stories.mjs: approves the current picture. */
const isUpdate = process.env['APPROVE_PICTURES'] === '1';

/** Colours only: no picture of a page is transparent. */
const pixelsOf = async (picture: Buffer): Promise<{ width: number; data: Buffer }> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, data };
};

/** The approved picture of this name; undefined if there is none. */
export async function readApproved(name: string) {
  const file = `${PICTURES}/${name}.webp`;
  if (!existsSync(file)) return undefined;
  const approved = await pixelsOf(readFileSync(file));
  let same: Buffer | undefined;
  /** Whether a picture is the same to the pixel. */
  return async (picture: Buffer): Promise<boolean> => {
    if (picture === same) return true;
    const { width, data } = await pixelsOf(picture);
    if (width !== approved.width || !data.equals(approved.data)) return false;
    same = picture;
    return true;
  };
}

/** Approves the picture, or throws an error that says how it differs from the approved one. Slight differences in antialiasing are ignored. */
export async function approveOrTell(name: string, picture: Buffer): Promise<void> {
  try {
    await compare(name, picture);
  } catch (error) {
    if (!isUpdate) throw error;
    await sharp(picture).webp({ lossless: true }).toFile(`${PICTURES}/${name}.webp`);
  }
}

async function compare(name: string, picture: Buffer): Promise<void> {
  const file = `${PICTURES}/${name}.webp`;
  if (!existsSync(file)) throw new Error('There is no approved picture. --update approves what is seen.');
  mkdirSync(AS_PNG, { recursive: true });
  await sharp(file).png().toFile(`${AS_PNG}/${name}.png`);
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: AS_PNG,
    customDiffDir: DIFFERENCES,
    customSnapshotIdentifier: name,
    comparisonMethod: 'pixelmatch',
    customDiffConfig: { threshold: 0 },
    failureThreshold: 0,
  });
}
