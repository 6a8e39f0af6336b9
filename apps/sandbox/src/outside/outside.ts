// The outside of the sandbox, in which people prove what is theirs: names, sites and repositories. It is kept in a file,
// because stored proofs are checked again.
import fs from 'node:fs/promises';
import path from 'node:path';
import { isRecord, type Exchange } from '../http.ts';

export const SERVICES = ['dns', 'sites', 'github', 'explorer'] as const;
export type Service = (typeof SERVICES)[number];

/** What a site answers below a path. */
export interface SitePage {
  readonly status: number;
  readonly text: string;
  /** Where it redirects to; null for nowhere. */
  readonly location: string | null;
}

export interface GithubAccount {
  /** Stays; `login` can be changed and taken by another account. */
  readonly id: number;
  readonly login: string;
}

export interface GithubRepository {
  readonly id: number;
  /** The account's id. */
  readonly owner: number;
  readonly name: string;
  /** Contents by path. */
  readonly files: Readonly<Record<string, string>>;
}

export interface OutsideState {
  /** TXT records by name. */
  readonly txt: Record<string, readonly string[]>;
  /** Pages by `{host}{path}`. */
  readonly pages: Record<string, SitePage>;
  readonly accounts: GithubAccount[];
  readonly repositories: GithubRepository[];
  /** Services that do not answer. */
  away: Service[];
}

export interface Outside {
  readonly state: OutsideState;
  isAway(service: Service): boolean;
  /** Changes the state and stores it. */
  change(alter: (state: OutsideState) => void): Promise<void>;
}

/** @param folder where `outside.json` is stored; null to keep it in memory */
export async function openOutside(folder: string | null): Promise<Outside> {
  const file = folder === null ? null : path.join(folder, 'outside.json');
  const state: OutsideState = {
    txt: {},
    pages: {},
    accounts: [],
    repositories: [],
    away: [],
    ...(file === null ? {} : await read(file)),
  };
  let writing = Promise.resolve();
  return {
    state,
    isAway: (service) => state.away.includes(service),
    async change(alter) {
      alter(state);
      if (file === null) return;
      writing = writing
        .catch(() => undefined)
        .then(() => fs.writeFile(file, JSON.stringify({ ...state, away: [] }), { mode: 0o600 }));
      await writing;
    },
  };
}

/** What was stored; nothing if there is none or it is no JSON, since all of it can be made again. */
async function read(file: string): Promise<object> {
  try {
    const stored: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** Ends the connection without an answer. */
export function goAway(response: Exchange['response']): true {
  response.destroy();
  return true;
}
