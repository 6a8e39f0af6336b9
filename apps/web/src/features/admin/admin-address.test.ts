import { describe, expect, it } from 'vitest';
import {
  auditHref,
  listHref,
  paymentsHref,
  readAudit,
  readPayments,
  readProfiles,
  readTickets,
  readUsers,
  ticketsHref,
} from './admin-address.ts';

const at = (words: string) => new URLSearchParams(words);
const wordsOf = (href: string) => new URL(href, 'https://mutuals.example').searchParams;

describe('the order of a list in the address', () => {
  const lists = { users: readUsers, profiles: readProfiles, payments: readPayments, audit: readAudit };

  it.each(Object.entries(lists))(
    '%s begin with the newest, where it says nothing or what there is not',
    (_list, read) => {
      for (const words of ['', 'sort=', 'sort=newest', 'sort=due', 'sort=name', 'sort=OLDEST', 'sort=__proto__'])
        expect(read(at(words)).sort).toBe('newest');
      expect(read(at('sort=oldest')).sort).toBe('oldest');
    },
  );

  it('tickets begin with what is due (D51), where it says nothing or what there is not', () => {
    for (const words of ['', 'sort=', 'sort=due', 'sort=name', 'sort=OLDEST', 'sort=__proto__'])
      expect(readTickets(at(words)).sort).toBe('due');
    for (const sort of ['newest', 'oldest', 'changed']) expect(readTickets(at(`sort=${sort}`)).sort).toBe(sort);
  });

  it('is said where it is another than the usual one, and stays with filters and page', () => {
    const words = 'search=ada&tier=premium&sort=oldest&page=3';
    expect(wordsOf(listHref('users', { ...readUsers(at(words)) }, 3)).toString()).toBe(at(words).toString());
    expect(wordsOf(listHref('users', { ...readUsers(at('')) })).toString()).toBe('');
    expect(wordsOf(paymentsHref(readPayments(at('sort=oldest')), 2, 'p1')).toString()).toBe(
      'payment=p1&sort=oldest&page=2',
    );
    expect(wordsOf(paymentsHref(readPayments(at('')), 1)).toString()).toBe('');
    expect(wordsOf(auditHref(readAudit(at('subject=x&sort=oldest')))).toString()).toBe('subject=x&sort=oldest');
    expect(wordsOf(ticketsHref(readTickets(at('sort=newest')), 1)).toString()).toBe('sort=newest');
    expect(wordsOf(ticketsHref(readTickets(at('')), 1)).toString()).toBe('');
  });
});
