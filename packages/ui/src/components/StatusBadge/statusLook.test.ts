import { describe, expect, it } from 'vitest';
import {
  accessLook,
  paymentLooks,
  personLooks,
  progressLooks,
  publicationLook,
  withdrawalLooks,
} from './knownLooks.ts';
import { statusLook } from './statusLook.ts';

describe('statusLook', () => {
  it.each([
    ['Ativa', 'active', 'Ativa'],
    ['Teste', 'trial', 'Teste'],
    ['Inativa', 'inactive', 'Inativa'],
    ['Pendente', 'pending', 'Pendente'],
  ])('shows the person who is %s as %s', (status, tone, word) => {
    expect(statusLook(personLooks, status)).toEqual({ tone, word });
  });

  it.each([
    ['paid', 'paid', 'Pago'],
    ['pending', 'pending', 'Pendente'],
    ['failed', 'failed', 'Não aprovado'],
  ])('shows the payment that is %s as %s', (status, tone, word) => {
    expect(statusLook(paymentLooks, status)).toEqual({ tone, word });
  });

  it.each([
    ['pending', 'pending', 'Pendente'],
    ['paid', 'paid', 'Pago'],
    ['cancelled', 'cancelled', 'Cancelado'],
  ])('shows the withdrawal that is %s as %s', (status, tone, word) => {
    expect(statusLook(withdrawalLooks, status)).toEqual({ tone, word });
  });

  it.each([
    ['pendente', 'pending', 'Pendente'],
    ['em_andamento', 'trial', 'Em andamento'],
    ['concluido', 'done', 'Concluído'],
  ])('shows the step that is %s as %s', (status, tone, word) => {
    expect(statusLook(progressLooks, status)).toEqual({ tone, word });
  });

  it.each(['em_analise', 'PAID', 'canceled', 'constructor', 'toString', '__proto__'])(
    'shows the unknown value %s as it came, in neutral',
    (status) => {
      expect(statusLook(withdrawalLooks, status)).toEqual({ tone: 'unknown', word: status });
    },
  );

  it.each(['', '  '])('gives the empty value %j a word', (status) => {
    expect(statusLook(personLooks, status)).toEqual({ tone: 'unknown', word: 'Desconhecido' });
  });

  it.each([
    ['person', personLooks],
    ['payment', paymentLooks],
    ['withdrawal', withdrawalLooks],
    ['progress', progressLooks],
  ])('gives each value of %s a shape of its own', (_kind, looks) => {
    const tones = Object.values(looks).map(({ tone }) => tone);
    expect(new Set(tones).size).toBe(tones.length);
  });
});

it('says whether a lesson is published', () => {
  expect(publicationLook(1)).toEqual({ tone: 'published', word: 'Publicada' });
  expect(publicationLook(0)).toEqual({ tone: 'unpublished', word: '(não publicada)' });
});

it('says who may take a course', () => {
  expect(accessLook(1)).toEqual({ tone: 'premium', word: 'Curso Premium' });
  expect(accessLook(0)).toEqual({ tone: 'free', word: 'Acesso livre' });
});
