import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { draftSubject, prefilled } from './prefill.ts';

const id = '01930b5c-7a10-7c3e-9d42-5f0c1e2a6001';
const words = { paymentSubject: (short: string) => `Payment ${short}`, reference: (of: string) => `Reference: ${of}` };
const of = (query: Record<string, string>) =>
  prefilled(routes.createTicket.query.parse(new URLSearchParams(query)), words);

describe('the ticket that an address begins', () => {
  it('is empty where the address says nothing', () => {
    expect(of({})).toEqual({ subject: '', description: '', category: null, priority: 'medium' });
  });

  it('is about a payment, with its reference', () => {
    expect(of({ payment: id })).toMatchObject({
      subject: 'Payment 1e2a6001',
      description: `Reference: ${id}\n\n`,
      category: 'billing',
    });
  });

  it('has a subject, a category and a reference', () => {
    expect(of({ subject: ' It broke ', category: 'bug_report', reference: 'req-1' })).toMatchObject({
      subject: 'It broke',
      category: 'bug_report',
      description: 'Reference: req-1\n\n',
    });
    expect(of({ reference: '/profiles/new' }).description).toBe('Reference: /profiles/new\n\n');
  });

  it('leaves out what does not fit, and cuts what is too long', () => {
    expect(of({ payment: 'x', category: 'gossip', reference: '<b>hello</b> you' })).toEqual(of({}));
    expect(of({ subject: 'x'.repeat(500) }).subject).toHaveLength(120);
    expect(of({ subject: 'Lost\nacc\u202Eess' }).subject).toBe('Lost access');
  });
});

it('drafts about different things are kept apart', () => {
  expect(draftSubject(of({}))).toBe('ticket');
  expect(draftSubject(of({ payment: id }))).not.toBe(draftSubject(of({ reference: 'req-1' })));
});
