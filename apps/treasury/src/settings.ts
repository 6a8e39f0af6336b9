// The treasury's environment. The seed is not part of it: it comes from a file or from the keyboard.
import {
  chainOf,
  complaintAboutAddress,
  lowerCase,
  reader,
  type ChainAddress,
  type ChainConfig,
  type Environment,
} from '@mutuals/api/treasury';

export interface Settings {
  readonly databaseUrl: string;
  readonly chain: ChainConfig;
  /** The target of all moves; null if it is not set, which matters to `sweep` and `plan` only. */
  readonly treasury: ChainAddress | null;
  /** Null to ask for the words. */
  readonly seedFile: string | null;
}

/** @throws Error with one line for each problem */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const read = reader(env, problems);
  const databaseUrl = read.database('DATABASE_URL', 'payments and moves are in it');
  const sandboxUrl = read.origin('SANDBOX_URL');
  const chain = chainOf(read, problems, { production: sandboxUrl === null, sandboxUrl });
  if (chain === null) problems.push('BSC_RPC_URL and DEPOSIT_XPUB are missing: there is no chain to look at.');
  const treasury = read.text('TREASURY_ADDRESS');
  const complaint = treasury === null ? null : complaintAboutAddress(treasury, { needsChecksum: true });
  if (complaint !== null) problems.push(`TREASURY_ADDRESS ${complaint}, not "${treasury}".`);
  if (read.text('TREASURY_SEED') !== null)
    problems.push(
      'TREASURY_SEED must not be set: other programs can read an environment. Put the words into a file, and name it in TREASURY_SEED_FILE.',
    );
  if (problems.length > 0 || chain === null) throw new Error(problems.join('\n'));
  return {
    databaseUrl,
    chain,
    treasury: treasury === null ? null : lowerCase(treasury),
    seedFile: read.text('TREASURY_SEED_FILE'),
  };
}
