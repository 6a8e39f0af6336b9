// The encryption of Web Push: aes128gcm (RFC 8188) with keys agreed on with the browser (RFC 8291).
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from './push.ts';

export const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Marks the last record. */
const END = Buffer.from([2]);

/** The one key and salt of a message. */
interface Once {
  privateKey: Buffer;
  salt: Buffer;
}

/**
 * Encrypts a message of at most 3993 bytes for a browser. Tests give the key and the salt.
 * @throws Error if the browser's key is no point of the curve
 */
export function encrypt(message: string, { p256dh, auth }: Omit<PushTarget, 'endpoint'>, once?: Once): Buffer {
  const own = createECDH(CURVE);
  if (once === undefined) own.generateKeys();
  else own.setPrivateKey(once.privateKey);
  const salt = once?.salt ?? randomBytes(16);
  const theirs = Buffer.from(p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()]);
  const agreed = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(agreed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(agreed, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const id = own.getPublicKey();
  const header = [salt, size, Buffer.from([id.length]), id];
  return Buffer.concat([...header, cipher.update(message), cipher.update(END), cipher.final(), cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
