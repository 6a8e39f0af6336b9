import { describe, expect, it, vi } from 'vitest';
import { checkMessage, overruledKinds } from './check-message.ts';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const LIKE = '0x5aae0000000000000000000000000000000beaed';
const KEY = 'ab12'.repeat(16);
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const PROSE = 'The treasury of our guild pays whoever reviews a proposal before Monday';

const check = (text: string, facts: { acknowledged?: string[]; seen?: string[] } = {}) =>
  checkMessage({ text, acknowledged: [], seen: [], ...facts });

describe('what is checked on this device before it is sent (D69)', () => {
  it('never lets a seed phrase go, whatever was overruled', async () => {
    const refused = { code: 'seed_phrase', message: '', isFinal: true };
    await expect(check(PHRASE)).rejects.toEqual(refused);
    await expect(check(PHRASE, { acknowledged: ['seed_phrase', 'private_key'] })).rejects.toEqual(refused);
  });

  it('lets as many words go that are no phrase', async () => {
    await expect(check(PROSE)).resolves.toBeUndefined();
  });

  it('warns of an address that resembles one of the conversation, until that is overruled', async () => {
    const seen = ['Good morning', `Ours is ${ADDRESS}.`];
    await expect(check(`Use ${LIKE} this time.`, { seen })).rejects.toEqual({
      code: 'message_warned',
      message: '',
      warnings: [{ kind: 'resembling_address', found: LIKE, other: ADDRESS }],
      isFinal: true,
    });
    await expect(
      check(`Use ${LIKE} this time.`, { seen, acknowledged: ['resembling_address'] }),
    ).resolves.toBeUndefined();
  });

  it('warns of a kind that was not overruled beside one that was', async () => {
    const text = `Use ${LIKE}, the key is ${KEY}`;
    await expect(check(text, { seen: [ADDRESS], acknowledged: ['resembling_address'] })).rejects.toMatchObject({
      warnings: [{ kind: 'private_key' }],
    });
  });

  it('names of what was overruled only the kinds that the contract knows', () => {
    expect(overruledKinds(['private_key', 'a kind of tomorrow'])).toEqual(['private_key']);
  });
});

it('the lists of words are fetched while a draft nears a phrase, not for a short one', async () => {
  const fetched = vi.fn<() => void>();
  vi.doMock('@mutuals/text/seed-words', (original) => {
    fetched();
    return original();
  });
  vi.resetModules();
  const { prepareCheck } = await import('./check-message.ts');
  await prepareCheck('Good morning');
  expect(fetched).not.toHaveBeenCalled();
  await prepareCheck(PROSE);
  expect(fetched).toHaveBeenCalledOnce();
});
