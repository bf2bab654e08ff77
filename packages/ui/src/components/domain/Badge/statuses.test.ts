import { expect, it } from 'vitest';
import { type StatusKind, statusOf } from './statuses.ts';
import { statusLabels } from './statusLabels.ts';

it.each<[StatusKind, string, string, string]>([
  ['person', 'Ativa', 'active', 'Ativa'],
  ['person', 'Teste', 'trial', 'Teste'],
  ['person', 'Inativa', 'inactive', 'Inativa'],
  ['person', 'Pendente', 'pending', 'Pendente'],
  ['payment', 'paid', 'paid', 'Pago'],
  ['payment', 'pending', 'pending', 'Pendente'],
  ['payment', 'failed', 'failed', 'Não aprovado'],
  ['withdrawal', 'pending', 'pending', 'Pendente'],
  ['withdrawal', 'paid', 'paid', 'Pago'],
  ['withdrawal', 'cancelled', 'ended', 'Cancelado'],
  ['progress', 'pendente', 'pending', 'A fazer'],
  ['progress', 'em_andamento', 'trial', 'Em andamento'],
  ['progress', 'concluido', 'done', 'Concluído'],
])('shows the %s %s as %s, %s', (kind, status, tone, children) => {
  expect(statusOf(kind, status)).toEqual({ tone, children });
});

it.each(['em_analise', 'PAID', 'canceled', 'constructor', 'toString', '__proto__'])(
  'shows the unknown value %s as it came, in neutral',
  (status) => {
    expect(statusOf('withdrawal', status)).toEqual({ tone: 'unknown', children: status });
  },
);

it.each(['', '  '])('gives the empty value %j a word', (status) => {
  expect(statusOf('person', status)).toEqual({ tone: 'unknown', children: 'Desconhecido' });
});

it('shows a missing value as --', () => {
  expect(statusOf('payment', null)).toEqual({ tone: 'unknown', children: '--' });
});

it.each<StatusKind>(['person', 'payment', 'withdrawal', 'progress'])('gives each value of %s its own shape', (kind) => {
  const tones = Object.keys(statusLabels[kind]).map((status) => statusOf(kind, status).tone);
  expect(new Set(tones).size).toBe(tones.length);
});
