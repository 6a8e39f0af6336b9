// What the doctor asks the services outside.
import { randomUUID } from 'node:crypto';
import { access, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { ChainConfig } from '../../chain-config.ts';
import { type Chain, ChainUnavailable } from '../../integrations/chain/chain.ts';
import { createChain } from '../../integrations/chain/create-chain.ts';
import { createGifSource } from '../../integrations/gifs/create-gif-source.ts';
import { createMailer } from '../../integrations/mail/create-mailer.ts';
import { createModel } from '../../integrations/model/create-model.ts';
import { MailTrouble } from '../../integrations/mail/mailer.ts';
import { asModelFailure, isModelOutage } from '../../integrations/model/model.ts';
import { modelLog } from '../../integrations/model/model-log.ts';
import { createRealtime } from '../../integrations/realtime/create-realtime.ts';
import { createStorage } from '../../integrations/storage/create-storage.ts';
import { createTranslator } from '../../integrations/translation/create-translator.ts';
import { fetchJson, OutsideError } from '../../lib/fetch-json.ts';
import { readPassphrase } from '../backup/passphrase.ts';
import { backupTime, createPlace } from '../backup/place.ts';
import { Ails, type Check } from './check.ts';

const KEYS_LIMITS = { timeoutMs: 8000, maxBytes: 256 * 1024 };
/** A block of BSC comes every half second; a local chain may rest for two minutes. */
const OLDEST_HEAD_S = 180;
/** A block's time may be ahead of ours by what clocks differ. */
const AHEAD_S = 15;
const OLDEST_PRICE_S = 300;
const DECIMALS = 18;
const NOBODY = '0x0000000000000000000000000000000000000001';
/** A mail server may take its time with a stranger. */
const MAIL_LIMIT_MS = 45_000;
const TRACES_MS = 5000;
const PUSH_MS = 5000;
const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
];
const LEAST_FREE_BYTES = 2 * 2 ** 30;
const LEAST_FREE_SHARE = 0.05;
const OLDEST_BACKUP_MS = 26 * 3_600_000;
const GIBIBYTE = 2 ** 30;

/** @param mailTo where a test mail goes; null for none */
export function outsideChecks(config: Config, clock: Clock, mailTo: string | null): Check[] {
  const chain = createChain(config.chain);
  return [
    { name: 'pictures', look: () => lookAtStorage(config) },
    { name: 'sign-in', look: () => lookAtKeys(config) },
    { name: 'realtime', look: () => lookAtRealtime(config, clock) },
    { name: 'chain', look: () => lookAtChain(config, chain, clock) },
    { name: 'price of BNB', look: () => lookAtPrice(chain, clock) },
    { name: 'model', look: () => lookAtModel(config, clock) },
    { name: 'translation', look: () => lookAtTranslation(config) },
    { name: 'mail', timeLimitMs: MAIL_LIMIT_MS, look: () => lookAtMail(config, mailTo) },
    { name: 'push', look: () => lookAtPush(config) },
    { name: 'GIFs', look: () => lookAtGifs(config, clock) },
    { name: 'traces', look: () => lookAtTraces(config) },
    { name: 'disk', look: () => lookAtDisk(config) },
    { name: 'backups', look: () => lookAtBackups(config, clock) },
  ];
}

/** Connects and signs in, and mails something if it is told where to. */
async function lookAtMail({ mail: config, publicOrigin }: Config, mailTo: string | null): Promise<string | null> {
  const mailer = createMailer(config);
  if (mailer === null || config === null) {
    if (mailTo !== null) throw new Ails('SMTP_URL is missing: nothing can be mailed.');
    return null;
  }
  const name = `${new URL(config.smtpUrl).host}, from ${config.from.address}`;
  await mailer.verify().catch((error: unknown) => {
    throw new Ails(`${name}: ${mailReason(error)}.`);
  });
  if (mailTo === null) return `${name}: connected and signed in. With --mail-to <address> it gets a test mail.`;
  const text = `This is a test mail of ${publicOrigin}. It arrived, so mails from there can.`;
  const words = { subject: 'A test mail of Mutuals', text, html: `<p>${text}</p>` };
  const outcome = await mailer.send({ id: randomUUID(), to: mailTo, ...words, unsubscribeUrl: null });
  if (outcome !== 'sent') throw new Ails(`${name}: the test mail was not taken (${outcome}).`);
  return `${name}: a test mail was sent. Look whether it arrived, and not among spam.`;
}

/** In an operator's words; the library's code stays, for a search. */
function mailReason(error: unknown): string {
  const said = error instanceof MailTrouble ? error.message.replace(/^.*: /, '') : String(error);
  if (said.startsWith('EAUTH')) return `it refuses the name or password of SMTP_URL (${said})`;
  if (said.startsWith('ETLS')) return `it offers no encryption, and no password is sent without (${said})`;
  return /^E(?:SOCKET|CONNECTION|TIMEDOUT|DNS)/.test(said) ? `it does not answer (${said})` : `it failed (${said})`;
}

/** Puts, reads and deletes a file. */
async function lookAtStorage({ storage: config }: Config): Promise<string> {
  const storage = createStorage(config);
  const [key, bytes] = [`doctor/${randomUUID()}.txt`, Buffer.from(randomUUID())];
  await attempt('put', () => storage.put(key, { bytes, contentType: 'text/plain' }));
  const found = await attempt('read', () => storage.get(key));
  await attempt('deleted', () => storage.remove([key]));
  if (found === null || !found.equals(bytes)) throw new Ails('a file came back changed.');
  if ((await attempt('read', () => storage.get(key))) !== null) throw new Ails('a deleted file is still there.');
  return config.kind === 'folder'
    ? `the folder ${config.folder}: put, read, deleted.`
    : `the bucket ${config.bucket}: put, read, deleted.`;
}

async function attempt<T>(verb: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Ails(`a file cannot be ${verb}: ${causeOf(error)}.`);
  }
}

/** The innermost reason, which is the store's own. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed';
  if (error.cause !== undefined) return causeOf(error.cause);
  const code = 'serviceCode' in error ? error.serviceCode : 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error.message;
}

async function lookAtKeys({ identity }: Config): Promise<string | null> {
  if (identity === null) return null;
  const answer = await fetchJson(identity.jwksUrl, KEYS_LIMITS).catch((error: unknown) => {
    const hint = error instanceof OutsideError ? ' Is the app id right?' : '';
    throw new Ails(`the keys cannot be read: ${outsideReason(error)}.${hint}`);
  });
  const keys = typeof answer === 'object' && answer !== null && 'keys' in answer ? answer.keys : [];
  const curves = Array.isArray(keys) ? keys.map((key: unknown) => Reflect.get(Object(key), 'crv')) : [];
  const usable = curves.filter((curve) => curve === 'P-256').length;
  if (usable === 0) throw new Ails('there is no key for ES256 among those of the app.');
  return `${usable} keys of ${new URL(identity.jwksUrl).host}.`;
}

/** Publishes an event that nobody listens for, with the key that also signs people's tokens, and ends the token of nobody. */
async function lookAtRealtime({ realtime: config }: Config, clock: Clock): Promise<string | null> {
  if (config === null) return null;
  const realtime = createRealtime(config, clock);
  await realtime.issueToken({ clientId: 'doctor', channels: ['doctor'] });
  const name = config.endpoint === null ? 'Ably' : new URL(config.endpoint).host;
  await realtime.publish('doctor', 'doctor', { id: randomUUID() }).catch((error: unknown) => {
    const [, status] = /answered (\d{3})/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new Ails(
      status === undefined
        ? `${name} does not answer.`
        : `${name} takes no event: it answers ${status}. Is ABLY_API_KEY right, and not revoked?`,
    );
  });
  await realtime.endTokens('doctor', clock.now()).catch(() => {
    throw new Ails(
      `${name} ends no tokens: who is signed out or suspended would go on receiving. Check "Revocable tokens" in the settings of the key.`,
    );
  });
  return `a token was made and an event published at ${name}.`;
}

async function lookAtChain({ chain: config }: Config, chain: Chain | null, clock: Clock): Promise<string | null> {
  if (config === null || chain === null) return null;
  const told = await Promise.all(config.rpcUrls.map((url) => lookAtNode(config, url)));
  if (told.some((line) => line !== null)) throw new Ails(...told.filter((line) => line !== null));
  const [head, final] = await Promise.all([chain.head(), chain.finalized()]);
  const tokens = [config.tokens.usdt, ...(config.tokens.busd === null ? [] : [config.tokens.busd])];
  const decimals = await Promise.all(tokens.map(({ address }) => chain.tokenDecimals(address)));
  const age = Math.round(clock.now().getTime() / 1000 - Number(head.timestamp));
  await chain.tokenTransfers({ from: final.number, to: final.number }, [NOBODY]).catch(() => {
    throw new Ails(
      'the RPC gives neither logs nor receipts of a block (eth_getLogs): no payment in a token is booked.',
    );
  });
  const ailing = [
    ...(age > OLDEST_HEAD_S
      ? [`its newest block is ${age} s old: the node is behind, or this machine's clock is ahead.`]
      : []),
    ...(age < -AHEAD_S ? [`its newest block is ${-age} s ahead: this machine's clock is behind.`] : []),
    ...(decimals.every((each) => each === DECIMALS) ? [] : ['a token has other than 18 decimals.']),
  ];
  if (ailing.length > 0) throw new Ails(...ailing);
  return `${config.networkName}, block ${head.number}, ${head.number - final.number} blocks to finality, ${age} s old.`;
}

/** What ails one RPC, by its host: its address may have a key in it. Null if nothing does. */
async function lookAtNode(config: ChainConfig, url: string): Promise<string | null> {
  const name = `the RPC at ${new URL(url).host}`;
  try {
    const isRight = await createChain({ ...config, rpcUrls: [url] })?.verify();
    return isRight === true ? null : `${name} serves another chain than ${config.chainId}.`;
  } catch (error) {
    return `${name} ${(error instanceof Error ? error.message : String(error)).replace(/^The RPC /, '')}.`;
  }
}

async function lookAtPrice(chain: Chain | null, clock: Clock): Promise<string | null> {
  if (chain === null) return null;
  const { answer, decimals, updatedAt } = await chain.latestPrice().catch((error: unknown) => {
    throw error instanceof ChainUnavailable ? new Ails('the RPC that knows it does not answer.') : error;
  });
  const age = Math.round(clock.now().getTime() / 1000 - Number(updatedAt));
  if (answer <= 0n) throw new Ails('the feed has no price: people can pay in stablecoins only.');
  if (age > OLDEST_PRICE_S) throw new Ails(`the feed's price is ${age} s old: people can pay in stablecoins only.`);
  return `${(Number(answer) / 10 ** decimals).toFixed(2)} dollars, ${age} s old.`;
}

const ANSWER = {
  type: 'object',
  properties: { ok: { type: 'boolean' } },
  required: ['ok'],
  additionalProperties: false,
};

async function lookAtModel({ model: config, modelLimits }: Config, clock: Clock): Promise<string | null> {
  const model = createModel(
    config,
    clock,
    modelLog(() => null),
  );
  if (config === null || model === null) return null;
  const { usage } = await model
    .complete({
      system: 'Answer with {"ok": true}.',
      messages: [{ role: 'user', content: 'Are you there?' }],
      schema: ANSWER,
      maxTokens: 200,
      timeoutMs: modelLimits.timeoutMs,
    })
    .catch((error: unknown) => {
      const { kind, cause } = asModelFailure(error);
      throw kind === 'failed' ? new Ails(`the service cannot be used: ${outsideReason(cause)}.`) : error;
    });
  return `${config.name} answered by the schema, for ${usage} tokens.`;
}

async function lookAtTranslation({ translation }: Config): Promise<string | null> {
  const translator = createTranslator(translation, null);
  if (translation === null || translator === null) return null;
  try {
    const { text } = await translator.translate({ text: 'Hello', target: 'fr' });
    return `“Hello” is “${text}” in French.`;
  } catch (error) {
    // It is there, and does not want this text, as the sandbox's knows its own only.
    if (isModelOutage(error))
      throw new Ails(`the service cannot be used: ${outsideReason(asModelFailure(error).cause)}.`);
    return 'it answers.';
  }
}

/** Whether the push services of browsers can be reached: any answer will do. */
async function lookAtPush({ push }: Config): Promise<string | null> {
  if (push === null) return null;
  const services = push.localService === null ? PUSH_SERVICES : [push.localService];
  const hosts = services.map((service) => new URL(service).host);
  const reached = await Promise.all(
    services.map((service) =>
      fetch(service, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PUSH_MS) }).then(
        () => true,
        () => false,
      ),
    ),
  );
  const away = hosts.filter((_, index) => !reached[index]);
  if (away.length > 0)
    throw new Ails(`${away.join(', ')} cannot be reached: whose browser is there is not told. Is port 443 open?`);
  return `${hosts.join(', ')} can be reached.`;
}

async function lookAtGifs({ gifs }: Config, clock: Clock): Promise<string | null> {
  const source = createGifSource(gifs, clock);
  if (source === null) return null;
  const page = await source.find({ query: null, language: 'en', page: 1 }).catch((error: unknown) => {
    throw new Ails(`the service cannot be used: ${outsideReason(error)}.`);
  });
  return `${page.gifs.length} trending ones.`;
}

/** Sends the collector nothing, by its protocol. */
async function lookAtTraces({ tracing }: Config): Promise<string | null> {
  if (tracing === null) return null;
  const { host } = new URL(tracing.url);
  const answer = await fetch(tracing.url, {
    method: 'POST',
    headers: { ...tracing.headers, 'content-type': 'application/json' },
    body: '{"resourceSpans":[]}',
    redirect: 'error',
    signal: AbortSignal.timeout(TRACES_MS),
  }).catch(() => {
    throw new Ails(`the collector at ${host} does not answer: traces are dropped.`);
  });
  await answer.body?.cancel();
  if (answer.ok)
    return `the collector at ${host} takes them; ${Number((tracing.share * 100).toPrecision(9))}% of requests and jobs are traced.`;
  const hint = answer.status === 404 ? 'Does it take OTLP over HTTP, at this port?' : 'Are its headers right?';
  throw new Ails(`the collector at ${host} answers ${answer.status}: traces are dropped. ${hint}`);
}

const outsideReason = (error: unknown): string =>
  error instanceof OutsideError ? `it answers ${error.status}` : 'it does not answer';

async function lookAtDisk({ storage, backup }: Config): Promise<string | null> {
  const folders = [storage, backup.place].flatMap((place) => (place?.kind === 'folder' ? [place.folder] : []));
  if (folders.length === 0) return null;
  const found = await Promise.all(folders.map(async (folder) => ({ folder, ...(await freeAt(folder)) })));
  const full = found.filter(({ free, share }) => free < LEAST_FREE_BYTES || share < LEAST_FREE_SHARE);
  const told = ({ folder, free, share }: (typeof found)[number]): string =>
    `${folder} has ${(free / GIBIBYTE).toFixed(1)} GiB free (${Math.round(share * 100)}%)`;
  if (full.length > 0) throw new Ails(...full.map((each) => `${told(each)}.`));
  return `${found.map(told).join('; ')}.`;
}

/** Of the disk that a folder is on, or would be. */
async function freeAt(folder: string): Promise<{ free: number; share: number }> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere && path.dirname(folder) !== folder) return freeAt(path.dirname(folder));
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, share: bavail / blocks };
}

async function lookAtBackups({ backup, production }: Config, clock: Clock): Promise<string | null> {
  if (backup.place === null) {
    if (production)
      throw new Ails('none are made: set BACKUP_DIR or BACKUP_BUCKET, and run "mutuals backup" every night.');
    return null;
  }
  // A program that makes none need not know it: that none are made shows by the newest.
  if (backup.passphrase !== null || backup.passphraseFile !== null) await readPassphrase(backup);
  const place = createPlace(backup.place);
  const newest = (await place.list()).at(-1);
  if (newest === undefined) throw new Ails(`there is none in ${place.name}.`);
  const age = clock.now().getTime() - backupTime(newest).getTime();
  if (age < -AHEAD_S * 1000)
    throw new Ails(
      `${newest} in ${place.name} is of the future: a clock was ahead. Rename it, as it hides whether others are made.`,
    );
  const hours = Math.round(age / 3_600_000);
  if (age > OLDEST_BACKUP_MS) throw new Ails(`the newest one in ${place.name} is ${hours} hours old.`);
  return `the newest one in ${place.name} is ${hours} hours old.`;
}
