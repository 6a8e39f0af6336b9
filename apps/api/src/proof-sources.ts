import type { Config } from './config.ts';
import { type Accounts, createAccounts } from './integrations/chain/accounts.ts';
import type { Contracts } from './integrations/chain/contracts.ts';
import { createContracts } from './integrations/chain/create-contracts.ts';
import { createDns } from './integrations/dns/create-dns.ts';
import type { Dns } from './integrations/dns/dns.ts';
import { createGithub } from './integrations/github/create-github.ts';
import type { Github } from './integrations/github/github.ts';
import { createSites } from './integrations/sites/create-sites.ts';
import type { Sites } from './integrations/sites/sites.ts';
import { createTelegram, type Telegram } from './integrations/telegram/telegram.ts';
import { createSafeFetch } from './lib/safe-fetch.ts';
import { tracedCalls } from './lib/tracing.ts';

/** Where proofs are looked up (D84). Null: this installation cannot look there, and offers none of those proofs. */
export interface ProofSources {
  accounts: Accounts | null;
  contracts: Contracts | null;
  dns: Dns;
  sites: Sites;
  github: Github | null;
  telegram: Telegram | null;
}

export const createProofSources = ({ chain, proofs }: Config): ProofSources => ({
  accounts: tracedCalls('chain', createAccounts(chain)),
  contracts: tracedCalls('chain', createContracts(chain, proofs.explorer)),
  dns: tracedCalls('dns', createDns(proofs.dns)),
  sites: tracedCalls('sites', createSites(createSafeFetch({ sandboxUrl: proofs.sandboxSitesUrl }))),
  github: tracedCalls('github', createGithub(proofs.github)),
  telegram: tracedCalls('telegram', createTelegram(proofs.telegram)),
});
