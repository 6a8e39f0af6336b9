import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agoShort, dayHeading, dayKey, timeOfDay, until } from './when.ts';

const now = new Date(2026, 10, 20, 15, 30).getTime();
const back = (ms: number): string => new Date(now - ms).toISOString();
const minutes = (n: number): number => n * 60_000;
const hours = (n: number): number => minutes(60 * n);

describe('relative times of lists (SPEC 9)', () => {
  it('says now, minutes under 60, hours under 24, days under 7, else a date', () => {
    const said = [0, minutes(1), minutes(59), hours(1), hours(23), hours(24), hours(24 * 6), hours(24 * 7)].map((ms) =>
      agoShort(back(ms), now, 'en'),
    );
    expect(said).toEqual(['now', '1m ago', '59m ago', '1h ago', '23h ago', 'yesterday', '6d ago', 'Nov 13']);
  });

  it('adds the year when it is another one', () => {
    expect(agoShort('2024-03-05T12:00:00.000Z', now, 'en')).toBe('Mar 5, 2024');
  });

  it('takes a time of the near future, from a clock that runs ahead, for now', () => {
    expect(agoShort(back(-5000), now, 'en')).toBe('now');
  });

  it('speaks the reader’s language', () => {
    expect(agoShort(back(minutes(5)), now, 'zh')).toMatch(/5分钟前/);
    expect(agoShort(back(minutes(5)), now, 'fr')).toMatch(/^il y a 5.min$/u);
    expect(until(back(-hours(5)), now, 'fr')).toBe('dans 5 heures');
  });

  it('answers nothing for a time that is none', () => {
    expect([
      agoShort('soon', now, 'en'),
      timeOfDay('', 'en'),
      until('x', now, 'en'),
      dayHeading('x', now, 'en'),
      dayKey('x'),
    ]).toEqual(['', '', '', '', '']);
  });
});

describe('calendar days', () => {
  it('are counted from midnight to midnight: the night before last is not yesterday', () => {
    const wednesday = new Date(2026, 10, 18, 0, 30).getTime();
    const monday = new Date(2026, 10, 16, 23).toISOString();
    const said = ['en', 'fr', 'zh'].map((language) => agoShort(monday, wednesday, language));
    expect(said).toEqual(['2d ago', 'avant-hier', '前天']);
    expect(dayHeading(monday, wednesday, 'en')).toBe('Monday');
    expect(agoShort(new Date(2026, 10, 17, 0, 10).toISOString(), wednesday, 'en')).toBe('yesterday');
  });

  it('turn into a date after the sixth, so that no weekday means two days', () => {
    const lastWeek = new Date(2026, 10, 13, 23).toISOString();
    expect(agoShort(lastWeek, now, 'en')).toBe('Nov 13');
    expect(dayHeading(lastWeek, now, 'en')).toBe('Fri, November 13');
    expect(dayHeading(new Date(2026, 10, 14, 1).toISOString(), now, 'en')).toBe('Saturday');
  });

  describe.each(['America/Los_Angeles', 'Asia/Shanghai', 'UTC'])('in %s', (zone) => {
    beforeEach(() => void vi.stubEnv('TZ', zone));
    afterEach(() => void vi.unstubAllEnvs());

    it('are those of the reader', () => {
      const evening = new Date(2026, 10, 17, 23, 30).toISOString();
      const night = new Date(2026, 10, 18, 0, 30).toISOString();
      const morning = new Date(2026, 10, 18, 9).getTime();
      expect(dayKey(evening)).not.toBe(dayKey(night));
      expect(dayKey(night)).toBe(dayKey(new Date(morning).toISOString()));
      expect(dayHeading(evening, morning, 'en')).toBe('Yesterday');
      expect(dayHeading(night, morning, 'en')).toBe('Today');
      expect(timeOfDay(evening, 'fr')).toBe('23:30');
    });

    it('may have 23 or 25 hours', () => {
      for (const [spring, day] of [
        [2, 9],
        [10, 2],
      ] as const)
        expect(
          agoShort(new Date(2026, spring, day - 1, 12).toISOString(), new Date(2026, spring, day, 13).getTime(), 'en'),
        ).toBe('yesterday');
    });
  });
});

describe('until a limit starts anew', () => {
  it('counts hours, and minutes in the last one', () => {
    expect(until(back(-hours(5)), now, 'en')).toBe('in 5 hours');
    expect(until(back(-minutes(12)), now, 'en')).toBe('in 12 minutes');
    expect(until(back(minutes(3)), now, 'en')).toBe('in 1 minute');
  });
});

describe('day headings', () => {
  it('says today, yesterday, a weekday, then a date, by local days', () => {
    expect(dayHeading(new Date(2026, 10, 20, 0, 1).toISOString(), now, 'en')).toBe('Today');
    expect(dayHeading(new Date(2026, 10, 19, 23, 59).toISOString(), now, 'en')).toBe('Yesterday');
    expect(dayHeading(new Date(2026, 10, 17, 12).toISOString(), now, 'en')).toBe('Tuesday');
    expect(dayHeading(new Date(2026, 9, 2, 12).toISOString(), now, 'en')).toBe('Fri, October 2');
    expect(dayHeading(new Date(2025, 9, 2, 12).toISOString(), now, 'en')).toContain('2025');
  });

  it('tells local days apart', () => {
    expect(dayKey(new Date(2026, 10, 20, 0, 1).toISOString())).toBe(
      dayKey(new Date(2026, 10, 20, 23, 59).toISOString()),
    );
    expect(dayKey(new Date(2026, 10, 20, 0, 1).toISOString())).not.toBe(
      dayKey(new Date(2026, 10, 19, 23, 59).toISOString()),
    );
  });
});
