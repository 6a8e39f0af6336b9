import { createHash, createHmac } from 'node:crypto';
import type { GithubAccount, GithubRepository } from '../integrations/github/github.ts';
import { createTelegram, type TelegramLogin } from '../integrations/telegram/telegram.ts';
import { OutsideAway } from '../lib/outside-away.ts';
import type { ProofSources } from '../proof-sources.ts';

const BOT = { botToken: '1000000002:a-bot-of-the-tests-that-nobody-else-has', botName: 'tests_bot' };

export interface ContractByHand {
  owner: string | null;
  deployer: string | null;
  /** The pieces of a collection by holder; null for another contract. */
  pieces: Map<string, { held: number; minted: number }> | null;
}

/** Everything that proofs are looked up in, as a test wants it. */
export interface ProofSourcesByHand {
  sources: ProofSources;
  /** Nothing answers. */
  isAway: boolean;
  /** Questions are answered once so many wait, so that what asks them is at the same point; then each at once. */
  together: number;
  /** How often somebody asked. */
  asked: number;
  /** Whether accounts that are contracts call a signature their own, by address. */
  accounts: Map<string, (hash: string, signature: string) => boolean>;
  contracts: Map<string, ContractByHand>;
  /** TXT records by name. */
  records: Map<string, string[]>;
  /** Files by address. */
  pages: Map<string, string>;
  githubAccounts: GithubAccount[];
  repositories: (GithubRepository & { files: Map<string, string> })[];
  /** Who signs in with a code, and the ids of the repositories that they administer. */
  codes: Map<string, { account: GithubAccount; administers: string[] }>;
  /** What Telegram gives for an account. */
  telegramLogin: (id: number, username: string, at: Date) => TelegramLogin;
}

const addressOr = (address: string | null | undefined) => (address ? (`0x${address.slice(2)}` as const) : null);

export function createProofSourcesByHand(): ProofSourcesByHand {
  let waiting: (() => void)[] = [];
  async function ask<Answer>(answer: () => Answer): Promise<Answer> {
    world.asked += 1;
    if (world.isAway) throw new OutsideAway('The outside', 'is away');
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < world.together) return;
      for (const go of waiting) go();
      waiting = [];
      world.together = 1;
    });
    return answer();
  }
  const contractAt = (address: string) => world.contracts.get(address);

  const world: ProofSourcesByHand = {
    isAway: false,
    together: 1,
    asked: 0,
    accounts: new Map(),
    contracts: new Map(),
    records: new Map(),
    pages: new Map(),
    githubAccounts: [],
    repositories: [],
    codes: new Map(),
    telegramLogin(id, username, at) {
      const fields = { id, username, auth_date: Math.floor(at.getTime() / 1000) };
      const signed = `auth_date=${fields.auth_date}\nid=${id}\nusername=${username}`;
      const key = createHash('sha256').update(BOT.botToken).digest();
      return { ...fields, hash: createHmac('sha256', key).update(signed).digest('hex') };
    },
    sources: {
      accounts: {
        isContract: (address) => ask(() => world.accounts.has(address)),
        accepts: (address, hash, signature) => ask(() => world.accounts.get(address)?.(hash, signature) ?? false),
      },
      contracts: {
        isContract: (address) => ask(() => world.contracts.has(address)),
        owner: (address) => ask(() => addressOr(contractAt(address)?.owner)),
        proxy: () => ask(() => null),
        deployer: (address) => ask(() => addressOr(contractAt(address)?.deployer)),
        isDeployedBy: (address, by) => ask(() => contractAt(address)?.deployer === by),
        collection: (address) => ask(() => (contractAt(address)?.pieces ? 'erc721' : null)),
        held: (address, _standard, holder) => ask(() => contractAt(address)?.pieces?.get(holder)?.held ?? 0),
        minted: (address, _standard, holder) => ask(() => contractAt(address)?.pieces?.get(holder)?.minted ?? 0),
      },
      dns: { txt: (name) => ask(() => world.records.get(name) ?? []) },
      sites: {
        read: (domain, path) =>
          ask(() => {
            const text = world.pages.get(`https://${domain}${path}`);
            return text === undefined ? { text: null, reason: 'missing' } : { text };
          }),
      },
      github: {
        signInUrl: ({ state }) => `https://github.example/login/oauth/authorize?state=${state}`,
        signIn: ({ code }) =>
          ask(() => {
            const came = world.codes.get(code);
            world.codes.delete(code);
            if (came === undefined) return null;
            const administers = world.repositories.filter(({ id }) => came.administers.includes(id));
            return { account: came.account, administers };
          }),
        account: (id) => ask(() => world.githubAccounts.find((account) => account.id === id) ?? null),
        accountNamed: (login) =>
          ask(() => world.githubAccounts.find((account) => account.login.toLowerCase() === login) ?? null),
        repository: (id) => ask(() => world.repositories.find((repository) => repository.id === id) ?? null),
        repositoryNamed: (name) =>
          ask(() => world.repositories.find(({ fullName }) => fullName.toLowerCase() === name) ?? null),
        file: ({ id }, path) =>
          ask(() => world.repositories.find((repository) => repository.id === id)?.files.get(path) ?? null),
      },
      telegram: createTelegram({ loginUrl: 'https://telegram.example/auth', ...BOT }),
    },
  };
  return world;
}
