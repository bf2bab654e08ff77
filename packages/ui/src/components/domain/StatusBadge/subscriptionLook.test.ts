import { expect, it } from 'vitest';
import { statusWords } from '../../../messages/statusWords.ts';
import { subscriptionLook } from './subscriptionLook.ts';

const words = statusWords.subscription;

it.each([
  ['active', 'active', 'Ativa'],
  ['trial', 'trial', 'Teste'],
  ['inactive', 'lapsed', 'Inativa'],
  ['expired', 'lapsed', 'Inativa'],
  ['past_due', 'unknown', 'Desconhecido'],
  ['constructor', 'unknown', 'Desconhecido'],
  ['', 'unknown', 'Desconhecido'],
])('%j is %s, in the word %s', (status, tone, word) => {
  expect(subscriptionLook(status, undefined, words)).toEqual({ tone, word });
});

it('names the last day while a canceled one still gives access', () => {
  const look = { tone: 'canceled', word: 'Cancelada (vigente até 03/07/2026)' };
  expect(subscriptionLook('canceled', '2026-07-03', words)).toEqual(look);
});

it.each([null, undefined, '', '2026-02-31'])('says that access has ended when it ends on %j', (accessUntil) => {
  expect(subscriptionLook('canceled', accessUntil, words)).toEqual({
    tone: 'cancelled',
    word: 'Cancelada (acesso encerrado)',
  });
});

it('names no last day for any other status', () => {
  expect(subscriptionLook('active', '2026-07-03', words).word).toBe('Ativa');
});
