import type { Config } from './config.ts';
import { type Accounts, createAccounts } from './integrations/chain/accounts.ts';

/** Where proofs are looked up (D84). Null: this installation cannot look there, and offers none of those proofs. */
export interface ProofSources {
  accounts: Accounts | null;
}

export const createProofSources = (config: Config): ProofSources => ({ accounts: createAccounts(config.chain) });
