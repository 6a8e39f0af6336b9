import type { Config } from '../../config.ts';
import type { Db } from '../../database/schema.ts';
import type { ProofSources } from '../../proof-sources.ts';
import { findOwner, findProject } from './proofs.repository.ts';
import type { Verifiers } from './proofs.service.ts';
import { collectionVerifier } from './verifiers/collection.ts';
import { contractVerifier } from './verifiers/contract.ts';
import { domainVerifier } from './verifiers/domain.ts';
import { githubVerifier } from './verifiers/github.ts';
import { repositoryVerifier } from './verifiers/repository.ts';
import { seatVerifier } from './verifiers/seat.ts';
import { telegramVerifier } from './verifiers/telegram.ts';
import { walletVerifier } from './verifiers/wallet.ts';

/** BNB Smart Chain, where the installation has no chain of its own. */
const BSC_CHAIN_ID = 56;

interface Dependencies {
  db: Db;
  config: Config;
  sources: ProofSources;
}

/** The verifier of each kind of proof, with what it looks at. */
export function createVerifiers({ db, config, sources }: Dependencies): Verifiers {
  const { publicOrigin: origin } = config;
  const { github, contracts, telegram } = sources;
  const signing = {
    origin,
    chainId: config.chain?.chainId ?? BSC_CHAIN_ID,
    accounts: sources.accounts,
  };
  return {
    wallet: walletVerifier(signing),
    github: github && githubVerifier(github, origin),
    repository: github && repositoryVerifier(github, origin),
    domain: domainVerifier(sources),
    contract: contracts && contractVerifier(signing, contracts),
    collection: contracts && collectionVerifier(signing, contracts),
    telegram: telegram && telegramVerifier(telegram, origin),
    seat: seatVerifier(
      async (userId, projectId) => (await findProject(db, userId, projectId)) ?? null,
      async (projectId) => (await findOwner(db, projectId)) !== undefined,
    ),
  };
}
