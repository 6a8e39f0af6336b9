import { limits } from '@mutuals/api-client/limits';
import {
  findAddresses,
  findWarnings,
  hasLink,
  resembles,
  mayHoldSeedPhrase,
  type WarningKind,
} from '@mutuals/text/guards';
import { seedGuardOfAll, seedParts } from '@mutuals/text/seed-words/all';
import type { Caller } from '../../caller.ts';
import { type Clock, utcDay } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import type { SendingPlace } from './conversations.repository.ts';
import * as guards from './guards.repository.ts';
import { newcomerUntil } from './newcomers.rules.ts';

/** A message that is about to be stored, in its locked conversation. */
export interface Sending {
  caller: Caller;
  /** From `newcomerUntil`. */
  newcomerUntil: Date | null;
  conversationId: string;
  profileId: string;
  place: SendingPlace;
  /** Empty for a GIF. */
  text: string;
  acknowledged: readonly WarningKind[];
}

/** A message that a guard refused, with what it is counted as. */
export class Refused extends Problem {
  readonly kinds: readonly string[];
  constructor(kinds: readonly string[], ...problem: ConstructorParameters<typeof Problem>) {
    super(...problem);
    this.kinds = kinds;
  }
}

export interface GuardsService {
  /** When the caller is no newcomer any more; null if they are none, as with a proof (D66). */
  newcomerUntil(trx: Db, caller: Caller): Promise<Date | null>;
  /**
   * Checks a message before it is stored (D66, D69). Throws `Refused`: `seed_phrase`, `resembles_proven_address`, `message_warned`,
   * `newcomer_link` or `newcomer_conversations`. Returns the warnings that the sender overruled.
   */
  check(trx: Db, sending: Sending): Promise<readonly WarningKind[]>;
  /**
   * The title of a GIF, or nothing if it holds what a guard would refuse or warn of (D66, D69). The GIF service writes titles, but
   * the sender's client says what it wrote: a title leads nowhere.
   */
  harmlessTitle(title: string): string;
  count(outcome: guards.GuardOutcome, kinds: readonly string[]): Promise<void>;
}

async function checkNewcomer(trx: Db, { caller, newcomerUntil: until, place, text }: Sending): Promise<void> {
  if (until === null || place.isAnswered) return;
  if (hasLink(text)) throw new Refused(['newcomer_link'], 'newcomer_link', { until });
  // Only a first message makes a conversation one more.
  if (place.lastSeq > 0) return;
  await guards.lockNewcomer(trx, caller.userId);
  const most = limits.newcomerConversations;
  if ((await guards.countUnanswered(trx, caller.userId, most)) >= most)
    throw new Refused(['newcomer_conversations'], 'newcomer_conversations', { until });
}

const isSeedPhrase = (text: string): boolean => mayHoldSeedPhrase(text) && seedGuardOfAll(text);

/** Whether a text is a seed phrase, or ends one whose beginning its sender wrote in the messages before. */
async function holdsSeedPhrase(trx: Db, { conversationId, profileId, text }: Sending): Promise<boolean> {
  if (isSeedPhrase(text)) return true;
  if (!seedParts.isPart(text)) return false;
  const before = await guards.findLatestTextsOf(trx, conversationId, profileId);
  return seedParts.areTogether([...before.toReversed(), text]);
}

export function createGuardsService({ db, clock }: { db: Db; clock: Clock }): GuardsService {
  return {
    /** People of the team are no newcomers. Proofs are asked for only where they would change something. */
    async newcomerUntil(trx, { user, userId, role }) {
      const now = clock.now();
      if (role !== null || newcomerUntil(user, now) === null) return null;
      return newcomerUntil(user, now, await guards.hasProof(trx, userId));
    },

    async check(trx, sending) {
      const { conversationId, profileId, place, text, acknowledged } = sending;
      if (await holdsSeedPhrase(trx, sending)) throw new Refused(['seed_phrase'], 'seed_phrase');
      await checkNewcomer(trx, sending);
      const addresses = findAddresses(text).map(({ address }) => address);
      const profileIds = [profileId, place.partner.profileId];
      const seen =
        addresses.length === 0 ? [] : await guards.findTextsWithAddresses(trx, conversationId, profileIds, addresses);
      const proven = addresses.length === 0 ? [] : await guards.findProvenAddresses(trx, profileIds);
      // Nothing that is acknowledged makes another address the proven one.
      if (addresses.some((address) => proven.some((one) => resembles(one, address))))
        throw new Refused(['resembling_address'], 'resembles_proven_address');
      const known = seen.flatMap((other) => findAddresses(other).map(({ address }) => address));
      const found = findWarnings(text, known);
      const warnings = found.filter(({ kind }) => !acknowledged.includes(kind));
      if (warnings.length > 0)
        throw new Refused(
          warnings.map(({ kind }) => kind),
          'message_warned',
          { warnings },
        );
      return found.map(({ kind }) => kind);
    },

    harmlessTitle: (title) =>
      hasLink(title) || findAddresses(title).length > 0 || findWarnings(title).length > 0 || isSeedPhrase(title)
        ? ''
        : title,

    count: (outcome, kinds) => guards.countGuards(db, utcDay(clock.now()), outcome, kinds),
  };
}
