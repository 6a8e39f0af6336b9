// What the doctor asks the services with which people prove what is theirs (D84).
import type { Config } from '../../config.ts';
import { createExplorer } from '../../integrations/chain/explorer.ts';
import { createDns } from '../../integrations/dns/create-dns.ts';
import { createGithub } from '../../integrations/github/create-github.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { Ails, type Check } from './check.ts';

/** Any account: what counts is that our app may ask. */
const ANY_ACCOUNT = '1';

export const proofChecks = (config: Config): Check[] => [
  { name: 'name servers', look: () => lookAtDns(config) },
  { name: 'GitHub', look: () => lookAtGithub(config) },
  { name: 'explorer', look: () => lookAtExplorer(config) },
];

/** The machine's own resolvers are not looked at: everything else needs them, too. */
async function lookAtDns({ proofs: { dns }, publicOrigin }: Config): Promise<string | null> {
  if (dns.servers.length === 0) return null;
  await asking('they', createDns(dns).txt(new URL(publicOrigin).hostname));
  return `${dns.servers.join(' and ')} answer${dns.servers.length === 1 ? 's' : ''}.`;
}

async function lookAtGithub({ proofs }: Config): Promise<string | null> {
  const github = createGithub(proofs.github);
  if (github === null) return null;
  await asking('it', github.account(ANY_ACCOUNT));
  return 'it lets our app ask.';
}

async function lookAtExplorer({ proofs: { explorer }, chain }: Config): Promise<string | null> {
  if (explorer === null || chain === null) return null;
  await asking('it', createExplorer(explorer, chain.chainId).creation(chain.tokens.usdt.address));
  return 'it answers for this chain.';
}

/** @param whom as the check's line goes on */
async function asking(whom: 'it' | 'they', answer: Promise<unknown>): Promise<void> {
  await answer.catch((error: unknown) => {
    throw error instanceof OutsideAway ? new Ails(`${whom} cannot be asked (${error.why}).`) : error;
  });
}
