import { describe, expect, it } from 'vitest';
import { accessNote } from './accessNote.ts';

const now = new Date(2026, 10, 21, 12);

describe('accessNote', () => {
  it.each(['2026-11-21', '2026-12-03'])('says how long a canceled subscription lasts, until %s', (end_date) => {
    expect(accessNote({ status: 'canceled', end_date }, now)).toMatch(/acesso permanece até \d\d\/\d\d\/2026\.$/);
  });

  it('says when access ended', () => {
    expect(accessNote({ status: 'canceled', end_date: '2026-11-20' }, now)).toBe(
      'Sua assinatura foi cancelada e o acesso terminou em 20/11/2026.',
    );
  });

  it.each([
    ['inactive', '2026-12-03'],
    ['active', '2026-12-03'],
    ['canceled', null],
    ['canceled', 'amanhã'],
  ])('says nothing for %s until %s', (status, end_date) => {
    expect(accessNote({ status, end_date }, now)).toBeNull();
  });

  it('says nothing while nothing is known', () => {
    expect(accessNote(undefined, now)).toBeNull();
  });
});
