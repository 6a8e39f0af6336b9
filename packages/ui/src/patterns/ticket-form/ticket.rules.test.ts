import { describe, expect, it } from 'vitest';
import { checkTicket, EMPTY_DRAFT, type TicketDraft } from './ticket.rules.ts';

const good: TicketDraft = { subject: 'Payment', description: 'x'.repeat(20), category: 'billing', priority: 'medium' };

describe('a ticket (SPEC 5)', () => {
  it('starts with medium priority and nothing else', () => {
    expect(EMPTY_DRAFT).toEqual({ subject: '', description: '', category: null, priority: 'medium' });
  });

  it('needs a subject, a description and a category', () => {
    expect(checkTicket(EMPTY_DRAFT)).toEqual({
      subject: 'subjectRequired',
      description: 'descriptionRequired',
      category: 'categoryRequired',
    });
    expect(checkTicket({ ...good, subject: '   ', description: '\n\n' })).toEqual({
      subject: 'subjectRequired',
      description: 'descriptionRequired',
    });
  });

  it('needs 5 characters of subject and 20 of description, spaces around them not counted', () => {
    expect(checkTicket({ ...good, subject: ' four ', description: `  ${'x'.repeat(19)}  ` })).toEqual({
      subject: 'subjectTooShort',
      description: 'descriptionTooShort',
    });
    expect(checkTicket({ ...good, subject: 'fives' })).toEqual({});
  });

  it('counts code points (D37)', () => {
    expect(checkTicket({ ...good, subject: '🪙🪙🪙🪙' })).toEqual({ subject: 'subjectTooShort' });
    expect(checkTicket({ ...good, subject: '🪙🪙🪙🪙🪙', description: '🪙'.repeat(10_000) })).toEqual({});
  });

  it('takes at most 120 characters of subject and 10,000 of description', () => {
    expect(checkTicket({ ...good, subject: 'x'.repeat(121), description: 'x'.repeat(10_001) })).toEqual({
      subject: 'subjectTooLong',
      description: 'descriptionTooLong',
    });
  });
});
