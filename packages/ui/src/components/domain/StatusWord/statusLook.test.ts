import { describe, expect, it } from 'vitest';
import { statusWords } from '../../../messages/statusWords.ts';
import { knownTones } from './knownTones.ts';
import { statusLook } from './statusLook.ts';

function look(kind: keyof typeof knownTones, status: string) {
  return statusLook(knownTones[kind], statusWords[kind], status, 'Desconhecido');
}

describe('statusLook', () => {
  it.each([
    ['Ativa', 'active', 'Ativa'],
    ['Teste', 'trial', 'Teste'],
    ['Inativa', 'inactive', 'Inativa'],
    ['Pendente', 'pending', 'Pendente'],
  ])('shows the person who is %s as %s', (status, tone, word) => {
    expect(look('person', status)).toEqual({ tone, word });
  });

  it.each([
    ['paid', 'paid', 'Pago'],
    ['pending', 'pending', 'Pendente'],
    ['failed', 'failed', 'Não aprovado'],
  ])('shows the payment that is %s as %s', (status, tone, word) => {
    expect(look('payment', status)).toEqual({ tone, word });
  });

  it.each([
    ['pending', 'pending', 'Pendente'],
    ['paid', 'paid', 'Pago'],
    ['cancelled', 'cancelled', 'Cancelado'],
  ])('shows the withdrawal that is %s as %s', (status, tone, word) => {
    expect(look('withdrawal', status)).toEqual({ tone, word });
  });

  it.each([
    ['pendente', 'pending', 'Pendente'],
    ['em_andamento', 'trial', 'Em andamento'],
    ['concluido', 'done', 'Concluído'],
  ])('shows the step that is %s as %s', (status, tone, word) => {
    expect(look('progress', status)).toEqual({ tone, word });
  });

  it.each(['em_analise', 'PAID', 'canceled', 'constructor', 'toString', '__proto__'])(
    'shows the unknown value %s as it came, in neutral',
    (status) => {
      expect(look('withdrawal', status)).toEqual({ tone: 'unknown', word: status });
    },
  );

  it.each(['', '  '])('gives the empty value %j a word', (status) => {
    expect(look('person', status)).toEqual({ tone: 'unknown', word: 'Desconhecido' });
  });

  it.each([
    ['person', knownTones.person],
    ['payment', knownTones.payment],
    ['withdrawal', knownTones.withdrawal],
    ['progress', knownTones.progress],
  ])('gives each value of %s its own shape', (_kind, known) => {
    const tones = Object.values(known);
    expect(new Set(tones).size).toBe(tones.length);
  });
});
