import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { lockUser } from '../users/users.public.ts';
import * as repository from './preferences.repository.ts';
import { type Channel, CHANNELS, KINDS, type QuietHours, type Wishes, zoneOf } from './preferences.rules.ts';

type Schemas = components['schemas'];
export type Preferences = Schemas['Preferences'];

export interface PreferencesService {
  getPreferences(caller: Pick<Caller, 'userId'>): Promise<Preferences>;
  /** Changes what is named. Throws `validation_failed`, `conversation_not_found` and `mute_limit_reached`. */
  updatePreferences(caller: Pick<Caller, 'userId'>, changes: Schemas['PreferencesUpdate']): Promise<Preferences>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Has what waits for the end of a person's quiet hours looked at again. */
  lookAgain(trx: Trx, userId: string, now: Date): Promise<void>;
}

export function createPreferencesService({ db, clock, lookAgain }: Dependencies): PreferencesService {
  return {
    getPreferences: ({ userId }) => read(db, userId),

    async updatePreferences({ userId }, { kinds = {}, quietHours: asked, mute = [], unmute = [], ...changes }) {
      const quietHours = asked && validQuietHours(asked);
      return inTransaction(db, async (trx) => {
        await lockUser(trx, userId);
        const wishes = await repository.findWishes(trx, userId);
        const changed: Wishes = {
          ...wishes,
          ...changes,
          ...(quietHours === undefined ? {} : { quietHours }),
          kinds: {
            inProduct: chosen(wishes, kinds, 'inProduct'),
            push: chosen(wishes, kinds, 'push'),
            mail: chosen(wishes, kinds, 'mail'),
          },
        };
        await repository.saveWishes(trx, userId, changed, clock.now());
        if (quietHours !== undefined) await lookAgain(trx, userId, clock.now());
        if (unmute.length > 0) await repository.unmute(trx, userId, unmute);
        if (mute.length > 0) {
          if ((await repository.mute(trx, userId, mute)) < new Set(mute).size)
            throw new Problem('conversation_not_found');
          if ((await repository.countMuted(trx, userId)) > limits.mutedConversationsPerUser)
            throw new Problem('mute_limit_reached');
        }
        return read(trx, userId);
      });
    },
  };
}

async function read(db: Db, userId: string): Promise<Preferences> {
  return toPreferences(await repository.findWishes(db, userId), await repository.findMuted(db, userId));
}

function chosen(wishes: Wishes, changes: Schemas['KindChannelsUpdate'], channel: Channel) {
  return KINDS.filter((kind) => changes[kind]?.[channel] ?? wishes.kinds[channel].includes(kind));
}

/** Quiet hours with the main name of their zone. Throws `validation_failed`. */
function validQuietHours({ from, to, zone: named }: QuietHours): QuietHours {
  const zone = zoneOf(named);
  if (zone === null) throw notAllowed('zone', 'This time zone is not known.');
  if (from === to) throw notAllowed('to', 'Quiet hours that begin and end at the same time have no length.');
  return { from, to, zone };
}

const notAllowed = (name: keyof QuietHours, message: string): Problem =>
  new Problem('validation_failed', { errors: [{ path: `body/quietHours/${name}`, code: 'not_allowed', message }] });

function toPreferences(wishes: Wishes, mutedConversations: string[]): Preferences {
  const { digest, quietHours, showsWords } = wishes;
  const channelsOf = (kind: (typeof KINDS)[number]): Schemas['Channels'] => {
    const [inProduct, push, mail] = CHANNELS.map((channel) => wishes.kinds[channel].includes(kind));
    return { inProduct: inProduct === true, push: push === true, mail: mail === true };
  };
  return {
    kinds: {
      match: channelsOf('match'),
      message: channelsOf('message'),
      like: channelsOf('like'),
      ticket: channelsOf('ticket'),
      payment: channelsOf('payment'),
      decision: channelsOf('decision'),
    },
    digest,
    quietHours,
    showsWords,
    mutedConversations,
  };
}
