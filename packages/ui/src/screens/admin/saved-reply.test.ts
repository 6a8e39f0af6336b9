import { describe, expect, it } from 'vitest';
import en from '../../locales/en/premium.json' with { type: 'json' };
import fr from '../../locales/fr/premium.json' with { type: 'json' };
import zh from '../../locales/zh/premium.json' with { type: 'json' };
import { fillReply, type SavedReply, TIER_WORDS } from './saved-reply.ts';

const reply: SavedReply = {
  _id: 'r1',
  name: 'Found',
  updatedAt: null,
  texts: {
    en: 'Hello {name}, payment {payment} for {tier}. {name}!',
    fr: 'Bonjour {name}, {tier}.',
    zh: '{name}您好，{tier}，{payment}。{other}',
  },
};
const ada = { name: 'Ada {tier} $&', tier: 'premium', payment: '01930b5c-7a10-7c3e-9d42-5f0c1e2a6301' } as const;

describe('a saved reply', () => {
  it('is filled in for whom it is for, in their language, and nothing of their name is taken for a gap', () => {
    expect(fillReply(reply, 'en', ada)).toBe('Hello Ada {tier} $&, payment 1e2a6301 for Premium. Ada {tier} $&!');
    expect(fillReply(reply, 'fr', { ...ada, name: 'Léa', tier: 'free' })).toBe('Bonjour Léa, Gratuit.');
    expect(fillReply(reply, 'zh', { ...ada, name: '林晓' })).toBe('林晓您好，Premium，1e2a6301。{other}');
  });

  it('shows a gap where there was no payment', () => {
    expect(fillReply(reply, 'en', { ...ada, name: 'Ada', payment: null })).toContain('payment … for');
    expect(fillReply(reply, 'fr', { name: null, tier: null, payment: null })).toBe('Bonjour …, ….');
  });

  it('names the plans as the product does', () => {
    expect(TIER_WORDS).toEqual({ en: en.plan, fr: fr.plan, zh: zh.plan });
  });
});
