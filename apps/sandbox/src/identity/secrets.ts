// The secrets of the sandbox's sign-in: created at the first start and stored, so that a restart signs nobody out.
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { english, generateMnemonic } from 'viem/accounts';
import { isRecord } from '../http.ts';

export interface Secrets {
  /** Signs access and identity tokens (ES256). */
  readonly signingKey: CryptoKey;
  /** The public half, for the JWKS route. */
  readonly publicKey: JWK & { readonly kid: string };
  /** Signs refresh tokens, which only the sandbox reads. */
  readonly refreshKey: Uint8Array;
  /** The seed phrase of everybody's wallet. */
  readonly mnemonic: string;
}

interface Stored {
  readonly signingKey: JWK;
  readonly refreshKey: string;
  readonly mnemonic: string;
}

/**
 * Reads `folder`/identity.json, or creates it, readable by its owner only.
 * @throws Error in one line if the file cannot be read
 */
export async function loadSecrets(folder: string): Promise<Secrets> {
  const file = path.join(folder, 'identity.json');
  return open((await read(file)) ?? (await make(file)));
}

async function read(file: string): Promise<Stored | undefined> {
  let content: string;
  try {
    content = await fs.readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const stored = parse(content);
  if (!stored)
    throw new Error(
      `The sandbox cannot read its keys in ${file}. Delete the file to make new ones; everybody signs in again.`,
    );
  return stored;
}

function parse(content: string): Stored | undefined {
  try {
    const value: unknown = JSON.parse(content);
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    isRecord(value['signingKey']) &&
    typeof value['refreshKey'] === 'string' &&
    typeof value['mnemonic'] === 'string'
  );
}

async function make(file: string): Promise<Stored> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const stored = {
    signingKey: await exportJWK(privateKey),
    refreshKey: randomBytes(32).toString('base64url'),
    mnemonic: generateMnemonic(english),
  };
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await fs.writeFile(draft, JSON.stringify(stored, null, 2), { mode: 0o600, flag: 'wx' });
  await fs.rename(draft, file);
  return stored;
}

async function open({ signingKey, refreshKey, mnemonic }: Stored): Promise<Secrets> {
  const { kty = '', crv = '', x = '', y = '' } = signingKey;
  const kid = await calculateJwkThumbprint({ kty, crv, x, y });
  const key = await importJWK(signingKey, 'ES256');
  if (key instanceof Uint8Array) throw new Error('The key is not an elliptic one.');
  return {
    signingKey: key,
    publicKey: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' },
    refreshKey: Buffer.from(refreshKey, 'base64url'),
    mnemonic,
  };
}
