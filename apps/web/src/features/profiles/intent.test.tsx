import { beforeEach, describe, expect, it } from 'vitest';
import { dropIntent, INTENT_MS, type Intent, keepIntent, readIntent } from './intent.ts';

const NOW = 1_800_000_000_000;
const pressed: Intent = { profileId: 'lin', action: 'like', at: NOW, userId: null };

beforeEach(() => sessionStorage.clear());

describe('what a guest pressed', () => {
  it('is known to who signs in next, until it is done', () => {
    keepIntent(pressed);
    expect(readIntent('ada', NOW)).toMatchObject({ profileId: 'lin', action: 'like' });
    expect(readIntent('ada', NOW)).toMatchObject({ profileId: 'lin', action: 'like' });
    dropIntent();
    expect(readIntent('ada', NOW)).toBeNull();
  });

  it('is the last thing that they pressed', () => {
    keepIntent(pressed);
    keepIntent({ ...pressed, profileId: 'bob', action: 'write' });
    expect(readIntent('ada', NOW)).toMatchObject({ profileId: 'bob', action: 'write' });
  });

  it('is forgotten after an hour, and where it comes from the future', () => {
    keepIntent(pressed);
    expect(readIntent('ada', NOW + INTENT_MS)).not.toBeNull();
    expect(readIntent('ada', NOW + INTENT_MS + 1)).toBeNull();
    expect(readIntent('ada', NOW)).toBeNull();
    keepIntent({ ...pressed, at: NOW + 1 });
    expect(readIntent('ada', NOW)).toBeNull();
  });

  it('is never done by a second person who signs in after the first', () => {
    keepIntent(pressed);
    expect(readIntent('ada', NOW)).not.toBeNull();
    expect(readIntent('eve', NOW)).toBeNull();
    expect(readIntent('ada', NOW)).toBeNull();
  });

  it.each(['', '{', '[]', '{"profileId":"lin","action":"delete","at":1,"userId":null}', '{"action":"like"}'])(
    'is nothing where the browser keeps %j',
    (kept) => {
      sessionStorage.setItem('mutuals.guest.intent', kept);
      expect(readIntent('ada', NOW)).toBeNull();
    },
  );
});
